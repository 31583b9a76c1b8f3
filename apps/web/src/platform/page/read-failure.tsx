import { Skeleton } from "@coffer/ui";
import { Suspense } from "react";
import { lazyPart } from "./lazy-part.tsx";
import type { LoadFailureProps } from "./load-failure.tsx";

const LoadFailure = lazyPart(() => import("./load-failure.tsx").then(({ LoadFailure: it }) => it));

/** A page to read could not be fetched. The words of failures come with the client, which such a page begins without. */
export const ReadFailure = (props: LoadFailureProps) => (
  <Suspense fallback={<Skeleton className="h-40" />}>
    <LoadFailure {...props} />
  </Suspense>
);
