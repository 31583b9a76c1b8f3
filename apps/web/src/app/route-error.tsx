import { isCofferError } from "@coffer/errors";
import { useQueryErrorResetBoundary } from "@tanstack/react-query";
import { type ErrorComponentProps, useRouter } from "@tanstack/react-router";
import { lazy, Suspense, useEffect } from "react";
import { lazyPart } from "../platform/page/lazy-part.tsx";
import { BrokenPage } from "./broken-page.tsx";
import { isNewVersion, NewVersion } from "./new-version.tsx";
import { OfflinePage } from "./offline-page.tsx";

// Loaded with its texts; offline they are missing, and a plain error is shown.
const LoadFailure = lazy(() =>
  import("../platform/page/load-failure.tsx").then(
    (module) => ({ default: module.LoadFailure }),
    () => ({ default: BrokenPage }),
  ),
);

const NoPermissionPage = lazyPart(() => import("./no-permission-page.tsx").then(({ NoPermissionPage: it }) => it));

const forbidden = 403;

/** The error page of a failed load or render. Trying again refetches. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const { reset: forget } = useQueryErrorResetBoundary();
  useEffect(() => forget(), [forget]);
  const again = () => {
    reset();
    void router.invalidate();
  };
  if (!navigator.onLine) return <OfflinePage again={again} />;
  if (isNewVersion(error)) return <NewVersion />;
  if (!isCofferError(error)) return <BrokenPage again={again} />;
  return (
    <Suspense>
      {error.status === forbidden ? (
        <NoPermissionPage words={error.message} />
      ) : (
        <LoadFailure whole error={error} again={again} />
      )}
    </Suspense>
  );
}
