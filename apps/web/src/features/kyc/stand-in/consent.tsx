import { Button, Checkbox } from "@coffer/ui";
import { useState } from "react";
import { FormattedMessage } from "../../../platform/intl/intl.ts";

export function Consent({ onDone }: { onDone: () => void }) {
  const [agreed, setAgreed] = useState(false);
  return (
    <div className="flex flex-col gap-5">
      <p className="text-ink-2">
        <FormattedMessage id="kycStandIn.consentNote" />
      </p>
      <Checkbox checked={agreed} onCheckedChange={(checked) => setAgreed(checked === true)}>
        <FormattedMessage id="kycStandIn.consentAgree" />
      </Checkbox>
      <div className="flex flex-wrap items-center gap-3">
        <Button size="lg" disabled={!agreed} onClick={onDone}>
          <FormattedMessage id="kyc.continue" />
        </Button>
        {!agreed && (
          <p className="text-ink-2 text-label">
            <FormattedMessage id="kycStandIn.consentFirst" />
          </p>
        )}
      </div>
    </div>
  );
}
