import { Button, Checkbox } from "@coffer/ui";
import { useState } from "react";
import { Text } from "../../../platform/intl/text.tsx";

export function Consent({ onDone }: { onDone: () => void }) {
  const [agreed, setAgreed] = useState(false);
  return (
    <div className="flex flex-col gap-5">
      <p className="text-ink-2">
        <Text id="kycStandIn.consentNote" />
      </p>
      <Checkbox checked={agreed} onCheckedChange={(checked) => setAgreed(checked === true)}>
        <Text id="kycStandIn.consentAgree" />
      </Checkbox>
      <div className="flex flex-wrap items-center gap-3">
        <Button size="lg" disabled={!agreed} onClick={onDone}>
          <Text id="kyc.continue" />
        </Button>
        {!agreed && (
          <p className="text-ink-2 text-label">
            <Text id="kycStandIn.consentFirst" />
          </p>
        )}
      </div>
    </div>
  );
}
