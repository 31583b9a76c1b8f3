import type { PayWhitelistEntry } from "@coffer/sdk";
import { Button } from "@coffer/ui";
import { useIntl } from "react-intl";
import { AskFirst } from "../../../platform/form/ask-first.tsx";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { useMoneyMoved } from "../../../platform/money/money-moved.ts";
import { notify } from "../../../platform/notices.ts";
import { coffer } from "../api.ts";
import { AccountText } from "../form/account-text.tsx";

/** Removes an account after a question, because money from it will be sent back. */
export function RemoveIban({ entry: { id, iban } }: { entry: PayWhitelistEntry }) {
  const intl = useIntl();
  const moved = useMoneyMoved();
  const remove = async () => {
    await coffer.cash.deletePayWhitelist({ id }).finally(moved);
    notify({ tone: "success", words: intl.formatMessage({ id: "cashBanks.ibanRemoved" }) });
  };
  return (
    <AskFirst
      trigger={
        <Button variant="ghost" size="sm">
          <FormattedMessage id="cashBanks.remove" />
        </Button>
      }
      title={<FormattedMessage id="cashBanks.removeIbanTitle" />}
      body={<FormattedMessage id="cashBanks.removeIbanBody" />}
      yes={<FormattedMessage id="cashBanks.remove" />}
      no={<FormattedMessage id="cashBanks.keep" />}
      act={remove}
    >
      <AccountText value={iban} />
    </AskFirst>
  );
}
