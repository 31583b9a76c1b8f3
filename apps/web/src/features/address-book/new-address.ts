import type { CoinConfig, CreateUserCoinAddressInput, SavedAddress } from "@coffer/sdk";
import { addressName } from "@coffer/sdk/rules";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import * as z from "zod/mini";
import { api } from "../../platform/api.ts";
import {
  destinationFaults,
  destinationShape,
  isSamePlace,
  noDestination,
  tagInput,
  tagOf,
} from "../../platform/destination/destination.tsx";
import type { TextParams } from "../../platform/form/zod-messages.ts";
import { type Method, type Verification, verificationRule } from "../../platform/proof/verification.tsx";

export const noAddress = { ...noDestination, label: "" };
export type NewAddress = typeof noAddress;

/** The data that a new entry is checked against. */
export interface Book {
  coins: readonly CoinConfig[];
  saved: readonly SavedAddress[];
}

/** Loads the catalogue and the whole address book (the contract's largest page). */
export function useBook(): Book {
  const { items: coins } = useSuspenseQuery(api.assets.getCoinConfigList.queryOptions()).data;
  const saved = useQuery(api.addressBook.getUserCoinAddress.queryOptions({ MaxResultCount: 100 })).data?.items ?? [];
  return { coins, saved };
}

/** Known addresses, by label. */
export const known = ({ saved }: Book) => saved.map(({ label, address, tag }) => ({ name: label, address, tag }));

/** A new entry with its owner's proof. */
export function newAddressRule(book: Book, methods: readonly Method[]) {
  return z.object({ ...destinationShape, label: addressName, verification: verificationRule(methods) }).check(
    z.superRefine((entry, context) => {
      for (const [field, params] of Object.entries(faultsOf(entry, book))) {
        if (params) context.addIssue({ code: "custom", path: [field], params });
      }
    }),
  );
}

/** Returns the faults that need address book and catalogue. */
export function faultsOf(entry: NewAddress, book: Book): Partial<Record<keyof NewAddress, TextParams | undefined>> {
  const faults = destinationFaults(entry, { coins: book.coins, known: known(book) });
  const same = book.saved.find((saved) => isSamePlace(saved, { ...entry, tag: tagOf(entry, book.coins) }));
  const labelled = book.saved.some((saved) => saved.label === entry.label.trim());
  return {
    ...faults,
    ...(same && { address: { text: "addressBook.addressTaken", values: { label: same.label } } }),
    ...(labelled && { label: { text: "addressBook.labelTaken" } }),
  };
}

/** Returns the call's input. */
export function inputOf(
  { coin, network, address, tag, noTag, label, verification }: NewAddress & { verification: Verification },
  { coins }: Book,
): CreateUserCoinAddressInput {
  const tagged = tagInput({ coin, network, tag, noTag }, coins);
  const asked = Object.keys(verification).length > 0;
  return { coin, network, address, label: label.trim(), ...tagged, ...(asked && { verification }) };
}
