import type { MultisigWithdrawalDetail } from "@coffer/sdk";
import { Card, CardBody } from "@coffer/ui";
import { PasteSignature } from "./paste-signature.tsx";
import { SignPanel } from "./sign-panel.tsx";
import { SignatureRecords } from "./signature-records.tsx";
import { isSignable } from "./status.ts";
import { WithdrawalFacts } from "./withdrawal-facts.tsx";

/** Amount and destination, the device's text, and the signatures. */
export function WithdrawalCards({ withdrawal }: { withdrawal: MultisigWithdrawalDetail }) {
  return (
    <>
      <Card className="grid lg:grid-cols-[minmax(0,1fr)_320px] lg:grid-rows-[auto_1fr]">
        <WithdrawalFacts withdrawal={withdrawal} />
        {isSignable(withdrawal) && (
          <>
            <SignPanel withdrawal={withdrawal} />
            <CardBody className="border-line border-t">
              <PasteSignature withdrawal={withdrawal} />
            </CardBody>
          </>
        )}
      </Card>
      <SignatureRecords withdrawal={withdrawal} />
    </>
  );
}
