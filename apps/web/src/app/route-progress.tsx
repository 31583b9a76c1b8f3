import { useRouterState } from "@tanstack/react-router";
import { useIntl } from "react-intl";
import { useDelayed } from "./use-delayed.ts";

/** From here on a page counts as slow. */
const SLOW_MS = 300;

/** The product: data are prepared before a page is shown. A slow preparation shows a progress bar. */
export function RouteProgress() {
  const intl = useIntl();
  const slow = useDelayed(useRouterState({ select: ({ isLoading }) => isLoading }), SLOW_MS);
  if (!slow) return null;
  return (
    <div
      role="progressbar"
      aria-label={intl.formatMessage({ id: "shell.loading" })}
      className="fixed inset-x-0 top-0 z-50 h-[3px] overflow-hidden bg-vault-tint"
    >
      <div className="h-full w-2/5 bg-vault motion-safe:animate-[passing_1.2s_ease-in-out_infinite]" />
    </div>
  );
}
