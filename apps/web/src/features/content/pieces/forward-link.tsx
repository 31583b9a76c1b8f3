import { FormattedMessage, type PlainMessageId } from "../../../platform/intl/intl.ts";
import { PathLink } from "../../../platform/page/path-link.tsx";

export interface ForwardLinkProps {
  to: string;
  search?: Record<string, string> | undefined;
  label: PlainMessageId;
}

/** The link at the end of a section. */
export function ForwardLink({ to, search, label }: ForwardLinkProps) {
  return (
    <PathLink
      to={to}
      search={search}
      className="group inline-flex min-h-6 items-center gap-2 font-medium text-[15px] text-vault underline-offset-4 hover:underline touch:min-h-11"
    >
      <FormattedMessage id={label} />
      <span aria-hidden className="transition-transform motion-safe:group-hover:translate-x-1">
        →
      </span>
    </PathLink>
  );
}
