import { type ReceiptCode, ReceiptCodeStatus } from "@coffer/sdk";
import { Button } from "@coffer/ui";
import { AskFirst } from "../../../kernel/form/ask-first.tsx";
import { useMoneyMoved } from "../../../kernel/money/money-moved.ts";
import { Text } from "../../../lib/text.tsx";
import { visible } from "../../../lib/visible.ts";
import { coffer } from "../api.ts";

/** Ends a code for good; asks first, for a printed one can't be called back. */
export function RevokeCode({ code: { id, subject, status } }: { code: ReceiptCode }) {
  const moved = useMoneyMoved();
  if (status !== ReceiptCodeStatus.active) return null;
  return (
    <AskFirst
      trigger={
        <Button variant="ghost" size="sm">
          <Text id="till.revoke" />
        </Button>
      }
      title={<Text id="till.revokeTitle" />}
      body={<Text id="till.revokeBody" values={{ name: visible(subject ?? id) }} />}
      yes={<Text id="till.revokeYes" />}
      no={<Text id="till.revokeNo" />}
      act={() => coffer.merchant.revokeMerchantsReceiptCode({ id }, { idempotencyKey: `revoke-${id}` }).finally(moved)}
    />
  );
}
