import type { CashBankAccount } from "@coffer/sdk";
import { Button } from "@coffer/ui";
import { useIntl } from "react-intl";
import { AskFirst } from "../../../platform/form/ask-first.tsx";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { useMoneyMoved } from "../../../platform/money/money-moved.ts";
import { notify } from "../../../platform/notices.ts";
import { coffer } from "../api.ts";

/** Removes an own account after a question that shows it. */
export function RemoveBank({ bank: { id, label, account, bankName } }: { bank: CashBankAccount }) {
  const intl = useIntl();
  const moved = useMoneyMoved();
  const remove = async () => {
    await coffer.cash.deleteCashBankAccount({ id }).finally(moved);
    notify({ tone: "success", words: intl.formatMessage({ id: "cashBanks.bankRemoved" }, { name: label }) });
  };
  return (
    <AskFirst
      trigger={
        <Button variant="ghost" size="sm">
          <FormattedMessage id="cashBanks.remove" />
        </Button>
      }
      title={<FormattedMessage id="cashBanks.removeTitle" values={{ name: label }} />}
      body={<FormattedMessage id="cashBanks.removeBankBody" />}
      yes={<FormattedMessage id="cashBanks.remove" />}
      no={<FormattedMessage id="cashBanks.keep" />}
      act={remove}
    >
      <p className="text-ink-2">
        {bankName} <span className="font-mono">{account}</span>
      </p>
    </AskFirst>
  );
}
