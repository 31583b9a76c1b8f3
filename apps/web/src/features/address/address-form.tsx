import type { SavedAddress } from "@coffer/sdk";
import { useQueryClient } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import { api, coffer } from "../../kernel/api.ts";
import { AddressField } from "../../kernel/form/address-field.tsx";
import { CoinNetworkField } from "../../kernel/form/coin-network-field.tsx";
import { Form } from "../../kernel/form/form.tsx";
import { SubmitButton } from "../../kernel/form/submit-button.tsx";
import { TextField } from "../../kernel/form/text-field.tsx";
import { useCofferForm } from "../../kernel/form/use-coffer-form.ts";
import { VerificationFields } from "../../kernel/form/verification-fields.tsx";
import { emptyVerification } from "../../kernel/form/verification-rule.ts";
import { useAccount } from "../../kernel/session.ts";
import { Text } from "../../lib/text.tsx";
import { inputOf, known, type NewAddress, networkOf, newAddressRule, noAddress } from "./new-address.ts";
import { useBook } from "./use-book.ts";

export interface AddressFormProps {
  /** What is known already, such as where a withdrawal went. */
  start?: Partial<NewAddress> | undefined;
  done: (saved: SavedAddress) => void;
}

/** A new entry of the address book. */
export function AddressForm({ start, done }: AddressFormProps) {
  const book = useBook();
  const queries = useQueryClient();
  const withCode = useAccount()?.hasGoogleAuthenticator ?? false;
  const methods = withCode ? (["googleCode"] as const) : [];
  const form = useCofferForm({
    schema: newAddressRule(book, withCode),
    defaultValues: { ...noAddress, ...start, verification: emptyVerification(methods) },
    submit: (entry) => coffer.addressBook.createUserCoinAddress(inputOf(entry, book)),
    done: (saved) => {
      void queries.invalidateQueries({ queryKey: api.addressBook.getUserCoinAddress.queryKey() });
      done(saved);
    },
    codes: { 40001: "coin", 40018: "address", ...(withCode && { 50002: "verification.googleCode" }) },
  });
  const [coin, network] = useWatch({ control: form.control, name: ["coin", "network"] });
  const chosen = networkOf(book, { coin, network });

  return (
    <Form form={form}>
      <CoinNetworkField coins={book.coins.filter((entry) => entry.kind === "crypto")} />
      <AddressField
        name="address"
        label={<Text id="address.address" />}
        network={chosen?.name}
        known={known(book)}
        seen="twinSeen"
        required
      />
      {chosen?.tagRequired && (
        <TextField
          name="tag"
          label={<Text id="address.tag" />}
          hint={<Text id="address.tagHint" />}
          autoComplete="off"
          mono
          required
        />
      )}
      <TextField
        name="label"
        label={<Text id="address.label" />}
        hint={<Text id="address.labelHint" />}
        autoComplete="off"
        maxLength={40}
        required
      />
      <VerificationFields methods={methods} />
      <SubmitButton wide>
        <Text id="address.save" />
      </SubmitButton>
    </Form>
  );
}
