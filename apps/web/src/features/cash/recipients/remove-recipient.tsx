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
    notify({ tone: "success", words: text("cash.recipientRemoved", { name }) });
  };
  return (
    <AskFirst
      trigger={
        <Button variant="ghost" size="sm">
          <Text id="cash.remove" />
        </Button>
      }
      title={<Text id="cash.removeTitle" values={{ name }} />}
      body={<Text id="cash.removeRecipientBody" />}
      yes={<Text id="cash.remove" />}
      no={<Text id="cash.keep" />}
      act={remove}
    >
      <AccountText value={accountOf(fields)} />
    </AskFirst>
  );
}
