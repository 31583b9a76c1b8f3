import { Link } from "@tanstack/react-router";
import { FormattedMessage, type PlainMessageId } from "../../../platform/intl/intl.ts";
import { useHasSession } from "../../../platform/session.ts";
import { ForwardLink } from "./forward-link.tsx";

export interface OpenLinkProps {
  label: PlainMessageId;
  /** The link of a signed-in user, with its text. */
  else: { to: string; label: PlainMessageId };
}

/** An invitation to open a merchant account, for visitors. */
export function OpenLink({ label, else: instead }: OpenLinkProps) {
  const present = useHasSession();
  if (present) return <ForwardLink {...instead} />;
  return (
    <Link
      to="/user/register"
      search={{ type: "merchant" }}
      className="inline-flex min-h-6 items-center gap-2 font-medium text-[15px] text-vault underline-offset-4 hover:underline touch:min-h-11"
    >
      <FormattedMessage id={label} />
      <span aria-hidden>→</span>
    </Link>
  );
}
