import type { PayWhitelistEntry } from "@coffer/sdk";
import { Button } from "@coffer/ui";
import { AskFirst } from "../../../kernel/form/ask-first.tsx";
import { useMoneyMoved } from "../../../kernel/money/money-moved.ts";
import { notify } from "../../../kernel/notices.ts";
import { Text, useText } from "../../../lib/text.tsx";
import { coffer } from "../api.ts";
import { AccountText } from "../form/account-text.tsx";

/** Takes an account off the list; asks first, for money from it is sent back then. */
export function RemoveIban({ entry: { id, iban } }: { entry: PayWhitelistEntry }) {
  const text = useText();
  const moved = useMoneyMoved();
  const remove = async () => {
    await coffer.cash.deletePayWhitelist({ id }).finally(moved);
    notify({ tone: "success", words: text("bank.ibanRemoved") });
  };
  return (
    <AskFirst
      trigger={
        <Button variant="ghost" size="sm">
          <Text id="bank.remove" />
        </Button>
      }
      title={<Text id="bank.removeIbanTitle" />}
      body={<Text id="bank.removeIbanBody" />}
      yes={<Text id="bank.remove" />}
      no={<Text id="bank.keep" />}
      act={remove}
    >
      <AccountText value={iban} />
    </AskFirst>
  );
}
