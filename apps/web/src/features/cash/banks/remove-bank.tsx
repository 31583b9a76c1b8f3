import type { CashBankAccount } from "@coffer/sdk";
import { Button } from "@coffer/ui";
import { AskFirst } from "../../../platform/form/ask-first.tsx";
import { Text, useText } from "../../../platform/intl/text.tsx";
import { useMoneyMoved } from "../../../platform/money/money-moved.ts";
import { notify } from "../../../platform/notices.ts";
import { coffer } from "../api.ts";

/** Forgets an own account; asks first, showing which. */
export function RemoveBank({ bank: { id, label, account, bankName } }: { bank: CashBankAccount }) {
  const text = useText();
  const moved = useMoneyMoved();
  const remove = async () => {
    await coffer.cash.deleteCashBankAccount({ id }).finally(moved);
    notify({ tone: "success", words: text("cashBanks.bankRemoved", { name: label }) });
  };
  return (
    <AskFirst
      trigger={
        <Button variant="ghost" size="sm">
          <Text id="cashBanks.remove" />
        </Button>
      }
      title={<Text id="cashBanks.removeTitle" values={{ name: label }} />}
      body={<Text id="cashBanks.removeBankBody" />}
      yes={<Text id="cashBanks.remove" />}
      no={<Text id="cashBanks.keep" />}
      act={remove}
    >
      <p className="text-ink-2">
        {bankName} <span className="font-mono">{account}</span>
      </p>
    </AskFirst>
  );
}
