import type { SavedAddress } from "@coffer/sdk";
import { useQueryClient } from "@tanstack/react-query";
import { api, coffer } from "../../platform/api.ts";
import { DestinationFields } from "../../platform/destination/destination.tsx";
import { Form } from "../../platform/form/form.tsx";
import { SubmitButton } from "../../platform/form/submit-button.tsx";
import { TextField } from "../../platform/form/text-field.tsx";
import { useCofferForm } from "../../platform/form/use-coffer-form.ts";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { emptyVerification, type Method, VerificationFields } from "../../platform/proof/verification.tsx";
import { useAccount } from "../../platform/session.ts";
import { inputOf, known, type NewAddress, newAddressRule, noAddress, useBook } from "./new-address.ts";

export interface AddressFormProps {
  /** Prefilled values, such as a withdrawal's destination. */
  start?: Partial<NewAddress> | undefined;
  done: (saved: SavedAddress) => void;
}

/** The form of a new entry. */
export function AddressForm({ start, done }: AddressFormProps) {
  const book = useBook();
  const queries = useQueryClient();
  // The contract: with an authenticator bound, its code.
  const methods: Method[] = useAccount()?.hasGoogleAuthenticator ? ["googleCode"] : [];
  const form = useCofferForm({
    schema: newAddressRule(book, methods),
    defaultValues: { ...noAddress, ...start, verification: emptyVerification(methods) },
    submit: (entry) => coffer.addressBook.createUserCoinAddress(inputOf(entry, book)),
    done: (saved) => {
      void queries.invalidateQueries({ queryKey: api.addressBook.getUserCoinAddress.queryKey() });
      done(saved);
    },
    codes: { 40001: "coin", 40018: "address", 50002: "verification.googleCode" },
  });

  return (
    <Form form={form}>
      <DestinationFields coins={book.coins} known={known(book)} />
      <TextField
        name="label"
        label={<FormattedMessage id="addressBook.label" />}
        hint={<FormattedMessage id="addressBook.labelHint" />}
        autoComplete="off"
        required
      />
      <VerificationFields methods={methods} />
      <SubmitButton wide>
        <FormattedMessage id="addressBook.save" />
      </SubmitButton>
    </Form>
  );
}
