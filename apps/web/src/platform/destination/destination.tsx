import type { CoinConfig, CoinNetwork } from "@coffer/sdk";
import { useFormContext, useWatch } from "react-hook-form";
import * as z from "zod/mini";
import { lookAlike } from "../address/address.ts";
import { CheckField } from "../form/check-field.tsx";
import { TextField } from "../form/text-field.tsx";
import type { TextParams } from "../form/zod-messages.ts";
import { FormattedMessage } from "../intl/intl.ts";
import { AddressField, type SavedAddress } from "./address-field.tsx";
import { CoinNetworkField, type CoinNetworkFieldProps, type CoinOnNetwork, networkOf } from "./coin-network-field.tsx";

/**
 * The destination fields of every form with an address. `noTag`: its owner needs no tag; `twinSeen`: a similar
 * address was compared.
 */
export const noDestination = { coin: "", network: "", address: "", tag: "", noTag: false, twinSeen: false };
export type Destination = typeof noDestination;

/** Its part of a form's schema; `destinationFaults` checks it. */
export const destinationShape = {
  coin: z.string(),
  network: z.string(),
  address: z.string(),
  tag: z.string(),
  noTag: z.boolean(),
  twinSeen: z.boolean(),
};

const tagLength = 64; // The contract's limit.

/** Returns the errors by field; `known` are the user's known addresses by name. */
export function destinationFaults(
  { coin, network: chosen, address, tag, noTag, twinSeen }: Destination,
  { coins, known }: { coins: readonly CoinConfig[]; known: readonly SavedAddress[] },
): Partial<Record<keyof Destination, TextParams | undefined>> {
  const network = networkOf(coins, { coin, network: chosen });
  const missing: TextParams | undefined = address === "" ? { text: "form.addressMissing" } : undefined;
  if (!network) return { [coin ? "network" : "coin"]: { text: "form.choose" }, address: missing };
  return {
    address:
      missing ?? (fits(address, network) ? undefined : { text: "form.addressOdd", values: { network: network.name } }),
    tag: tagFault(tag, noTag, network),
    twinSeen: lookAlike(address, known) && !twinSeen ? { text: "form.lookAlikeNeeded" } : undefined,
  };
}

const fits = (address: string, { addressPattern }: CoinNetwork) => new RegExp(addressPattern).test(address);

function tagFault(tag: string, noTag: boolean, { tagRequired }: CoinNetwork): TextParams | undefined {
  if (!tagRequired) return undefined; // Another coin's tag may still be in the form; it isn't sent.
  if (tag === "") return noTag ? undefined : { text: "form.tagMissing" };
  return tag.length > tagLength ? { text: "form.tooLong", values: { max: tagLength } } : undefined;
}

/** Returns the tag to send: none where the network has none. */
export const tagOf = (destination: CoinOnNetwork & { tag: string }, coins: readonly CoinConfig[]): string =>
  networkOf(coins, destination)?.tagRequired ? destination.tag : "";

/** Returns the call's input: a tag, or its absence, only where the network has tags. */
export function tagInput(destination: CoinOnNetwork & { tag: string; noTag: boolean }, coins: readonly CoinConfig[]) {
  if (!networkOf(coins, destination)?.tagRequired) return {};
  return destination.tag === "" ? (destination.noTag ? { noTag: true } : {}) : { tag: destination.tag };
}

type Place = CoinOnNetwork & { address: string; tag: string | null };

/** Returns whether two destinations are equal: the tag is part of an address that serves many users. */
export const isSamePlace = (one: Place, other: Place): boolean =>
  one.coin === other.coin &&
  one.network === other.network &&
  one.address === other.address &&
  (one.tag ?? "") === (other.tag ?? "");

export interface DestinationFieldsProps extends CoinNetworkFieldProps {
  /** The address book; entries of the chosen network are offered. */
  saved?: readonly (Place & { label: string })[] | undefined;
  /** The user's known addresses, for comparison. */
  known: readonly SavedAddress[];
}

/** Fields for coin, network, address, and the tag where the network has one. */
export function DestinationFields({ coins, about, saved = [], known }: DestinationFieldsProps) {
  const { control } = useFormContext<Destination>();
  const [coin, chosen, tag] = useWatch({ control, name: ["coin", "network", "tag"] });
  const network = networkOf(coins, { coin, network: chosen });
  return (
    <>
      <CoinNetworkField coins={coins} about={about} />
      <AddressField
        name="address"
        label={<FormattedMessage id="form.address" />}
        network={network?.name}
        saved={saved
          .filter((entry) => entry.coin === coin && entry.network === chosen)
          .map(({ label, address, tag }) => ({ name: label, address, tag }))}
        known={known}
        seen="twinSeen"
        tag="tag"
        noTag="noTag"
        required
      />
      {network?.tagRequired && (
        <>
          <TextField
            name="tag"
            label={<FormattedMessage id="form.tag" />}
            hint={<FormattedMessage id="form.tagHint" />}
            autoComplete="off"
            mono
            required
          />
          {tag === "" && (
            <CheckField name="noTag">
              <FormattedMessage id="form.noTag" />
            </CheckField>
          )}
        </>
      )}
    </>
  );
}
