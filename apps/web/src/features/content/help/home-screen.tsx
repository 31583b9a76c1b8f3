import { Link } from "@tanstack/react-router";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { Opening } from "../../../platform/page/opening.tsx";
import { Sections } from "./sections.tsx";

/** The most read articles, by id. */
const asked = [
  { id: "hp_security-hold", label: "contentHelp.askedHold" },
  { id: "hp_confirmations", label: "contentHelp.askedDeposit" },
  { id: "hp_withdraw", label: "contentHelp.askedFees" },
  { id: "hp_codes", label: "contentHelp.askedCodes" },
] as const;

/** The sections of the help centre. */
export function HelpHomeScreen() {
  return (
    <>
      <Opening title="contentHelp.heading" lead="contentHelp.lead" />
      <ul className="mt-5 flex flex-wrap gap-x-6 gap-y-2">
        {asked.map(({ id, label }) => (
          <li key={id}>
            <Link
              to="/help/detail"
              search={{ id }}
              className="inline-block min-h-6 text-vault underline underline-offset-4"
            >
              <FormattedMessage id={label} />
            </Link>
          </li>
        ))}
      </ul>
      <Sections />
    </>
  );
}
