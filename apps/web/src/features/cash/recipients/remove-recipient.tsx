import type { Beneficiary } from "@coffer/sdk";
import { Button } from "@coffer/ui";
import { AskFirst } from "../../../kernel/form/ask-first.tsx";
import { useMoneyMoved } from "../../../kernel/money/money-moved.ts";
import { notify } from "../../../kernel/notices.ts";
import { Text, useText } from "../../../lib/text.tsx";
import { coffer } from "../api.ts";
import { AccountText, accountOf } from "../form/account-text.tsx";

/** Takes a recipient off the list; asks first, showing which. */
export function RemoveRecipient({ recipient: { id, fields } }: { recipient: Beneficiary }) {
  const text = useText();
  const moved = useMoneyMoved();
  const name = fields.friendlyName;
  const remove = async () => {
    await coffer.cash.deleteCashBeneficiary({ id }).finally(moved);
    notify({ tone: "success", words: text("bank.recipientRemoved", { name }) });
  };
  return (
    <AskFirst
      trigger={
        <Button variant="ghost" size="sm">
          <Text id="bank.remove" />
        </Button>
      }
      title={<Text id="bank.removeTitle" values={{ name }} />}
      body={<Text id="bank.removeRecipientBody" />}
      yes={<Text id="bank.remove" />}
      no={<Text id="bank.keep" />}
      act={remove}
    >
      <AccountText value={accountOf(fields)} />
    </AskFirst>
  );
}
