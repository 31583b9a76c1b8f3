import { Dialog, DialogBody, DialogContent, DialogDescription, DialogHeader, DialogTitle } from "@coffer/ui";
import { useIntl } from "react-intl";
import { Form } from "../../../platform/form/form.tsx";
import { useRegions } from "../../../platform/form/regions.ts";
import { SelectField } from "../../../platform/form/select-field.tsx";
import { SubmitButton } from "../../../platform/form/submit-button.tsx";
import { TextField } from "../../../platform/form/text-field.tsx";
import { tidied } from "../../../platform/form/tidy.ts";
import { useCofferForm } from "../../../platform/form/use-coffer-form.ts";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { useMoneyMoved } from "../../../platform/money/money-moved.ts";
import { notify } from "../../../platform/notices.ts";
import { emptyVerification, type Method, VerificationFields } from "../../../platform/proof/verification.tsx";
import { useAccount } from "../../../platform/session.ts";
import { ActiveOnly } from "../account/active-only.tsx";
import { coffer } from "../api.ts";
import { BankOfCode } from "../form/bank-of-code.tsx";
import { type IbanValues, noIban } from "./iban-rule.ts";

/** Adds an own account that money will come from. */
export function AddIban({ close }: { close: () => void }) {
  const intl = useIntl();
  return (
    <Dialog open onOpenChange={(open) => !open && close()}>
      <DialogContent closeLabel={intl.formatMessage({ id: "cashBanks.close" })}>
        <DialogHeader>
          <DialogTitle>
            <FormattedMessage id="cashBanks.addIban" />
          </DialogTitle>
          <DialogDescription>
            <FormattedMessage id="cashBanks.addIbanLead" />
          </DialogDescription>
        </DialogHeader>
        <DialogBody>
          <ActiveOnly>
            <IbanForm close={close} />
          </ActiveOnly>
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}

const fills = { bankName: "bankName", bankCountry: "bankCountry" };

function IbanForm({ close }: { close: () => void }) {
  const intl = useIntl();
  const moved = useMoneyMoved();
  const regions = useRegions(useIntl().locale);
  const account = useAccount();
  // The contract: "An account with an authenticator sends its code."
  const methods: Method[] = account?.hasGoogleAuthenticator ? ["googleCode"] : [];
  const form = useCofferForm({
    // Loaded with the IBAN rules of every country, at the first check.
    schema: () => import("./iban-rule.ts").then(({ ibanRule }) => ibanRule(methods)),
    defaultValues: { ...noIban, accountHolderName: account?.name ?? "", verification: emptyVerification(methods) },
    submit: (values) => coffer.cash.createPayWhitelist(inputOf(values)).finally(moved),
    done: () => {
      notify({
        tone: "success",
        words: intl.formatMessage({ id: "cashBanks.ibanAdded" }),
        details: intl.formatMessage({ id: "cashBanks.ibanAddedBody" }),
      });
      close();
    },
    codes: { 50002: "verification.googleCode", 90001: "accountHolderName" },
  });
  return (
    <Form form={form}>
      <TextField
        name="iban"
        label={<FormattedMessage id="cash.iban" />}
        hint={
          <BankOfCode code="iban" name="iban" fills={fills} hint={intl.formatMessage({ id: "cashBanks.ibanHint" })} />
        }
        autoComplete="off"
        spellCheck={false}
        mono
        required
      />
      <TextField
        name="accountHolderName"
        label={<FormattedMessage id="cash.holder" />}
        hint={<FormattedMessage id="cashBanks.ownHolderHint" />}
        autoComplete="name"
        required
      />
      <TextField name="bankName" label={<FormattedMessage id="cash.bank" />} autoComplete="off" />
      <SelectField
        name="bankCountry"
        label={<FormattedMessage id="cash.bankCountry" />}
        options={regions}
        searchable
        required
      />
      <TextField
        name="remark"
        label={<FormattedMessage id="cashBanks.remark" />}
        hint={<FormattedMessage id="cashBanks.remarkHint" />}
        autoComplete="off"
      />
      <VerificationFields methods={methods} />
      <SubmitButton wide>
        <FormattedMessage id="cashBanks.addIban" />
      </SubmitButton>
    </Form>
  );
}

function inputOf({ iban, bankName, remark, verification, ...rest }: IbanValues) {
  return {
    ...rest,
    iban: tidied("iban", iban),
    ...(bankName !== "" && { bankName }),
    ...(remark !== "" && { remark }),
    ...(Object.keys(verification).length > 0 && { verification }),
  };
}
