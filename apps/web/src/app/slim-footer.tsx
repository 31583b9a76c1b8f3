import { cn } from "@coffer/ui";
import { FormattedMessage } from "../platform/intl/intl.ts";
import { PathLink } from "../platform/page/path-link.tsx";
import { useSettings } from "../platform/settings.ts";

/** One line, for app pages. */
export function SlimFooter() {
  const { disclaimer } = useSettings();
  return (
    <footer className="in-data-bare:hidden border-line border-t text-ink-2 text-label">
      <div className="mx-auto flex h-[52px] max-w-[1200px] items-center gap-6 px-4 sm:px-8">
        <p className="shrink-0">
          <Copyright />
        </p>
        {disclaimer && (
          <>
            <p className="truncate max-sm:hidden">{disclaimer.Text}</p>
            <DisclaimerLink id={disclaimer.HelpId} className="ml-auto shrink-0" />
          </>
        )}
      </div>
    </footer>
  );
}

export const Copyright = () => (
  <>
    <FormattedMessage id="shell.copyright" values={{ year: String(new Date().getFullYear()) }} />
    {import.meta.env.MEASURING && <ChangeMeasuring />}
  </>
);

/** Lets users who answered change their consent here. */
const ChangeMeasuring = () => (
  <button
    type="button"
    onClick={async () => (await import("../platform/measuring/consent.ts")).askAgain()}
    className="ml-4 min-h-6 underline underline-offset-2 hover:text-ink"
  >
    <FormattedMessage id="shell.measuring" />
  </button>
);

export const DisclaimerLink = ({ id, className }: { id: string; className?: string }) => (
  <PathLink
    to="/help/detail"
    search={{ id }}
    className={cn("whitespace-nowrap underline underline-offset-2 hover:text-ink", className)}
  >
    <FormattedMessage id="shell.readDisclaimer" />
  </PathLink>
);
