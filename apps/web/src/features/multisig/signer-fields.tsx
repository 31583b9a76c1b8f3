import type { CoinNetwork, SavedAddress } from "@coffer/sdk";
import { Button, IconButton } from "@coffer/ui";
import { PlusIcon, Trash2Icon } from "lucide-react";
import { useFormContext, useWatch } from "react-hook-form";
import { useIntl } from "react-intl";
import { AddressField } from "../../platform/destination/address-field.tsx";
import { TextField } from "../../platform/form/text-field.tsx";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { noSigner, type WithSigners } from "./signers.ts";

export interface SignerFieldsProps {
  network: CoinNetwork | undefined;
  book: readonly SavedAddress[];
  /** The maximum number of signers. */
  most: number;
  /** Their addresses on the wallet's other networks, in the same order. */
  fixed?: readonly (string | null)[] | undefined;
}

/** The signers: an address each, from the book, pasted or typed, and a name. */
export function SignerFields({ network, book, most, fixed }: SignerFieldsProps) {
  const intl = useIntl();
  // The library's own list of fields weighs 1.5 kB on every page with a form.
  const { setValue, clearErrors } = useFormContext<WithSigners>();
  const change = (next: WithSigners["signers"]) => {
    setValue("signers", next, { shouldDirty: true });
    clearErrors("signers");
  };
  const signers = useWatch<WithSigners, "signers">({ name: "signers" });
  const saved = book
    .filter((entry) => new RegExp(network?.addressPattern ?? "^$").test(entry.address))
    .map(({ label, address }) => ({ name: label, address }));
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="mb-2 font-semibold">
        <FormattedMessage id="multisig.signers" />
      </legend>
      {signers.map((_, at) => {
        const others = signers.flatMap(({ address, label }, index) =>
          index !== at && address !== ""
            ? [{ name: label || intl.formatMessage({ id: "multisig.signerAt" }, { at: index + 1 }), address }]
            : [],
        );
        return (
          <div key={at} className="flex flex-col gap-3 rounded-md border border-line p-4">
            <div className="flex items-center justify-between">
              <span className="font-medium">
                {fixed?.[at] ?? <FormattedMessage id="multisig.signerAt" values={{ at: at + 1 }} />}
              </span>
              {!fixed && signers.length > 2 && (
                <IconButton
                  variant="ghost"
                  label={intl.formatMessage({ id: "multisig.removeSigner" }, { at: at + 1 })}
                  onClick={() => change(signers.filter((_signer, index) => index !== at))}
                >
                  <Trash2Icon />
                </IconButton>
              )}
            </div>
            <AddressField
              name={`signers.${at}.address`}
              label={<FormattedMessage id="multisig.signerAddress" values={{ at: at + 1 }} />}
              network={network?.name}
              saved={saved}
              known={others.filter(({ address }) => address !== signers[at]?.address)}
              required
            />
            {!fixed && (
              <TextField
                name={`signers.${at}.label`}
                label={<FormattedMessage id="multisig.signerName" values={{ at: at + 1 }} />}
                autoComplete="off"
              />
            )}
          </div>
        );
      })}
      {!fixed && signers.length < most && (
        <Button variant="secondary" className="self-start" onClick={() => change([...signers, noSigner])}>
          <PlusIcon />
          <FormattedMessage id="multisig.addSigner" />
        </Button>
      )}
    </fieldset>
  );
}
