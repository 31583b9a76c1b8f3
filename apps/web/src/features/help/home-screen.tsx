import { Link } from "@tanstack/react-router";
import { Opening } from "../../kernel/page/opening.tsx";
import { Text } from "../../lib/text.tsx";
import { Sections } from "./sections.tsx";

/** What most people look for; ids of articles. */
const asked = [
  { id: "hp_security-hold", label: "help.askedHold" },
  { id: "hp_confirmations", label: "help.askedDeposit" },
  { id: "hp_withdraw", label: "help.askedFees" },
  { id: "hp_codes", label: "help.askedCodes" },
] as const;

/** The sections of the help centre. */
export function HelpHomeScreen() {
  return (
    <>
      <Opening title="help.heading" lead="help.lead" />
      <ul className="mt-5 flex flex-wrap gap-x-6 gap-y-2">
        {asked.map(({ id, label }) => (
          <li key={id}>
            <Link
              to="/help/detail"
              search={{ id }}
              className="inline-block min-h-6 text-vault underline underline-offset-4"
            >
              <Text id={label} />
            </Link>
          </li>
        ))}
      </ul>
      <Sections />
    </>
  );
}
