import { isCofferError } from "@coffer/errors";
import { useQueryErrorResetBoundary } from "@tanstack/react-query";
import { type ErrorComponentProps, useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { LoadFailure } from "../kernel/page/load-failure.tsx";
import { BrokenPage } from "./broken-page.tsx";

/** A page whose data could not be fetched, or that broke. Trying again asks the server anew. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const { reset: forget } = useQueryErrorResetBoundary();
  useEffect(() => forget(), [forget]);
  const again = () => {
    reset();
    void router.invalidate();
  };
  return isCofferError(error) ? <LoadFailure error={error} again={again} /> : <BrokenPage again={again} />;
}
