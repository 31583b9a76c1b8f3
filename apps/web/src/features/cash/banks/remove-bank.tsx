import type { CashBankAccount } from "@coffer/sdk";
import { Button } from "@coffer/ui";
import { AskFirst } from "../../../kernel/form/ask-first.tsx";
import { useMoneyMoved } from "../../../kernel/money/money-moved.ts";
import { notify } from "../../../kernel/notices.ts";
import { Text, useText } from "../../../lib/text.tsx";
import { coffer } from "../api.ts";

/** Forgets an own account; asks first, showing which. */
export function RemoveBank({ bank: { id, label, account, bankName } }: { bank: CashBankAccount }) {
  const text = useText();
  const moved = useMoneyMoved();
  const remove = async () => {
    await coffer.cash.deleteCashBankAccount({ id }).finally(moved);
    notify({ tone: "success", words: text("bank.bankRemoved", { name: label }) });
  };
  return (
    <AskFirst
      trigger={
        <Button variant="ghost" size="sm">
          <Text id="bank.remove" />
        </Button>
      }
      title={<Text id="bank.removeTitle" values={{ name: label }} />}
      body={<Text id="bank.removeBankBody" />}
      yes={<Text id="bank.remove" />}
      no={<Text id="bank.keep" />}
      act={remove}
    >
      <p className="text-ink-2">
        {bankName} <span className="font-mono">{account}</span>
      </p>
    </AskFirst>
  );
}
