import type { Beneficiary } from "@coffer/sdk";
import { Button } from "@coffer/ui";
import { useIntl } from "react-intl";
import { AskFirst } from "../../../platform/form/ask-first.tsx";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { useMoneyMoved } from "../../../platform/money/money-moved.ts";
import { notify } from "../../../platform/notices.ts";
import { coffer } from "../api.ts";
import { AccountText, accountOf } from "../form/account-text.tsx";

/** Removes a recipient after a question that shows it. */
export function RemoveRecipient({ recipient: { id, fields } }: { recipient: Beneficiary }) {
  const intl = useIntl();
  const moved = useMoneyMoved();
  const name = fields.friendlyName;
  const remove = async () => {
    await coffer.cash.deleteCashBeneficiary({ id }).finally(moved);
    notify({ tone: "success", words: intl.formatMessage({ id: "cashBanks.recipientRemoved" }, { name }) });
  };
  return (
    <AskFirst
      trigger={
        <Button variant="ghost" size="sm">
          <FormattedMessage id="cashBanks.remove" />
        </Button>
      }
      title={<FormattedMessage id="cashBanks.removeTitle" values={{ name }} />}
      body={<FormattedMessage id="cashBanks.removeRecipientBody" />}
      yes={<FormattedMessage id="cashBanks.remove" />}
      no={<FormattedMessage id="cashBanks.keep" />}
      act={remove}
    >
      <AccountText value={accountOf(fields)} />
    </AskFirst>
  );
}
