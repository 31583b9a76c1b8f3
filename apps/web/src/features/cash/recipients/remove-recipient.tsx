import type { Beneficiary } from "@coffer/sdk";
import { Button } from "@coffer/ui";
import { AskFirst } from "../../../platform/form/ask-first.tsx";
import { Text, useText } from "../../../platform/intl/text.tsx";
import { useMoneyMoved } from "../../../platform/money/money-moved.ts";
import { notify } from "../../../platform/notices.ts";
import { coffer } from "../api.ts";
import { AccountText, accountOf } from "../form/account-text.tsx";

/** Takes a recipient off the list; asks first, showing which. */
export function RemoveRecipient({ recipient: { id, fields } }: { recipient: Beneficiary }) {
  const text = useText();
  const moved = useMoneyMoved();
  const name = fields.friendlyName;
  const remove = async () => {
    await coffer.cash.deleteCashBeneficiary({ id }).finally(moved);
    notify({ tone: "success", words: text("cashBanks.recipientRemoved", { name }) });
  };
  return (
    <AskFirst
      trigger={
        <Button variant="ghost" size="sm">
          <Text id="cashBanks.remove" />
        </Button>
      }
      title={<Text id="cashBanks.removeTitle" values={{ name }} />}
      body={<Text id="cashBanks.removeRecipientBody" />}
      yes={<Text id="cashBanks.remove" />}
      no={<Text id="cashBanks.keep" />}
      act={remove}
    >
      <AccountText value={accountOf(fields)} />
    </AskFirst>
  );
}
