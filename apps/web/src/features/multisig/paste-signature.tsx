import type { MultisigDecision, MultisigWithdrawalDetail } from "@coffer/sdk";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { useWatch } from "react-hook-form";
import { useIntl } from "react-intl";
import * as z from "zod/mini";
import { shortAddress } from "../../platform/address/address.ts";
import { Form } from "../../platform/form/form.tsx";
import { SelectField } from "../../platform/form/select-field.tsx";
import { SubmitButton } from "../../platform/form/submit-button.tsx";
import { TextField } from "../../platform/form/text-field.tsx";
import { useCofferForm } from "../../platform/form/use-coffer-form.ts";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { coffer } from "./api.ts";

const rule = z.object({
  address: z.string().check(z.minLength(1, "form.choose")),
  decision: z.enum(["sign", "refuse"]),
  signature: z.string().check(z.regex(/^\s*0x[0-9a-f]{130}\s*$/, "multisig.signatureOdd")),
});

/** Enters a device's answer manually: signer, decision and signature. Idempotent. */
export function PasteSignature({ withdrawal }: { withdrawal: MultisigWithdrawalDetail }) {
  const intl = useIntl();
  const queries = useQueryClient();
  const { waitingFor, signingCode } = withdrawal;
  const [round, setRound] = useState(0);
  const form = useCofferForm({
    schema: rule,
    defaultValues: { address: waitingFor[0]?.address ?? "", decision: "sign" as MultisigDecision, signature: "" },
    codes: { 50002: "signature", 40018: "address" },
    submit: ({ signature, ...input }) =>
      coffer.multisig
        .submitMultisigSignature({ ...input, signingCode: signingCode ?? "", signature: signature.trim() })
        .finally(() => queries.invalidateQueries({ queryKey: ["multisig"] })),
    done: () => setRound(round + 1),
  });
  const empty = useEffectEvent(() => form.reset());
  // The record shows the accepted one; the form clears for the next signer.
  useEffect(() => {
    if (round > 0) empty();
  }, [round]);
  const decision = useWatch({ control: form.control, name: "decision" });
  return (
    <Form form={form} className="flex flex-col gap-3">
      <div className="grid gap-3 sm:grid-cols-2">
        <SelectField
          name="address"
          label={<FormattedMessage id="multisig.whoSigns" />}
          options={waitingFor.map(({ address, label }) => ({
            value: address,
            label: label ?? shortAddress(address),
            note: label === null ? undefined : shortAddress(address),
          }))}
        />
        <SelectField
          name="decision"
          label={<FormattedMessage id="multisig.decision" />}
          options={(["sign", "refuse"] as const).map((value) => ({
            value,
            label: intl.formatMessage({ id: value === "sign" ? "multisig.sign" : "multisig.refuse" }),
          }))}
        />
      </div>
      <TextField
        name="signature"
        label={<FormattedMessage id="multisig.signature" />}
        hint={<FormattedMessage id="multisig.signatureHint" />}
        autoComplete="off"
        mono
        required
      />
      <SubmitButton wide>
        <FormattedMessage id={decision === "sign" ? "multisig.giveSignature" : "multisig.giveRefusal"} />
      </SubmitButton>
    </Form>
  );
}
