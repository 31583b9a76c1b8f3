import { Card } from "@coffer/ui";
import { FormattedMessage, type MessageIdFor } from "../../../platform/intl/intl.ts";
import { facts } from "../facts.ts";
import { Tick } from "../pieces/tick.tsx";

const checks: readonly MessageIdFor<{ hours: number }>[] = [
  "contentPictures.checkAddress",
  "contentPictures.checkHold",
  "contentPictures.checkPin",
  "contentPictures.checkSignatures",
  "contentPictures.checkCode",
  "contentPictures.checkRecord",
];

/** The checks that a withdrawal has passed. */
export function Checked() {
  return (
    <Card>
      <div className="px-5 py-4">
        <p className="font-medium">
          <FormattedMessage id="contentPictures.checked" />
        </p>
        <ul className="mt-2.5 grid gap-x-4 gap-y-2 text-label sm:grid-cols-[auto_auto]">
          {checks.map((id) => (
            <li key={id} className="flex items-center gap-2">
              <Tick />
              <FormattedMessage id={id} values={{ hours: facts.holdHours }} />
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}
