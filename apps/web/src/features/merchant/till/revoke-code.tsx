import { type ReceiptCode, ReceiptCodeStatus } from "@coffer/sdk";
import { Button } from "@coffer/ui";
import { AskFirst } from "../../../platform/form/ask-first.tsx";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { useMoneyMoved } from "../../../platform/money/money-moved.ts";
import { visibleCharacters } from "../../../platform/visible-characters.ts";
import { coffer } from "../api.ts";

/** Revokes a code after a question, because a printed one can't be withdrawn. */
export function RevokeCode({ code: { id, subject, status } }: { code: ReceiptCode }) {
  const moved = useMoneyMoved();
  if (status !== ReceiptCodeStatus.active) return null;
  return (
    <AskFirst
      trigger={
        <Button variant="ghost" size="sm">
          <FormattedMessage id="merchantTill.revoke" />
        </Button>
      }
      title={<FormattedMessage id="merchantTill.revokeTitle" />}
      body={<FormattedMessage id="merchantTill.revokeBody" values={{ name: visibleCharacters(subject ?? id) }} />}
      yes={<FormattedMessage id="merchantTill.revokeYes" />}
      no={<FormattedMessage id="merchantTill.revokeNo" />}
      act={() => coffer.merchant.revokeMerchantsReceiptCode({ id }, { idempotencyKey: `revoke-${id}` }).finally(moved)}
    />
  );
}
