import type { PayWhitelistEntry } from "@coffer/sdk";
import { Button } from "@coffer/ui";
import { AskFirst } from "../../../platform/form/ask-first.tsx";
import { Text, useText } from "../../../platform/intl/text.tsx";
import { useMoneyMoved } from "../../../platform/money/money-moved.ts";
import { notify } from "../../../platform/notices.ts";
import { coffer } from "../api.ts";
import { AccountText } from "../form/account-text.tsx";

/** Takes an account off the list; asks first, for money from it is sent back then. */
export function RemoveIban({ entry: { id, iban } }: { entry: PayWhitelistEntry }) {
  const text = useText();
  const moved = useMoneyMoved();
  const remove = async () => {
    await coffer.cash.deletePayWhitelist({ id }).finally(moved);
    notify({ tone: "success", words: text("cashBanks.ibanRemoved") });
  };
  return (
    <AskFirst
      trigger={
        <Button variant="ghost" size="sm">
          <Text id="cashBanks.remove" />
        </Button>
      }
      title={<Text id="cashBanks.removeIbanTitle" />}
      body={<Text id="cashBanks.removeIbanBody" />}
      yes={<Text id="cashBanks.remove" />}
      no={<Text id="cashBanks.keep" />}
      act={remove}
    >
      <AccountText value={iban} />
    </AskFirst>
  );
}
