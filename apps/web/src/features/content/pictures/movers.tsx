import { Avatar, Card } from "@coffer/ui";
import { FormattedMessage, type MessageIdFor } from "../../../platform/intl/intl.ts";
import { signers } from "./people.ts";

const did: readonly MessageIdFor<{ time: string }>[] = [
  "contentPictures.proposedAt",
  "contentPictures.signedAtLow",
  "contentPictures.canSign",
];
const times = ["13:58", "14:09", ""];

/** The signers of a shared wallet with their decisions. */
export function Movers() {
  return (
    <Card className="shadow-none!">
      <ul className="grid h-full divide-y divide-line px-[18px] py-1">
        {signers.map(({ name }, index) => (
          <li key={name} className="flex items-center gap-2.5 py-[9px]">
            <Avatar name={name} className="bg-vault-tint! text-vault!" />
            {name}
            <span className="ml-auto text-ink-2 text-label">
              <FormattedMessage id={did[index] ?? "contentPictures.canSign"} values={{ time: times[index] ?? "" }} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
