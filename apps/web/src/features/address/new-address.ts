import type { CoinConfig, CreateUserCoinAddressInput, SavedAddress } from "@coffer/sdk";
import { addressName } from "@coffer/sdk/rules";
import * as z from "zod";
import { verificationRule } from "../../kernel/form/verification-rule.ts";
import type { TextParams } from "../../kernel/form/zod-words.ts";
import { lookAlike } from "../../lib/address.ts";

export const noAddress = { coin: "", network: "", address: "", tag: "", label: "", twinSeen: false };
export type NewAddress = typeof noAddress;

/** What a new entry is measured against. */
export interface Book {
  coins: readonly CoinConfig[];
  saved: readonly SavedAddress[];
}

export const networkOf = ({ coins }: Book, { coin, network }: Pick<NewAddress, "coin" | "network">) =>
  coins.find((entry) => entry.coin === coin)?.networks.find((entry) => entry.network === network);

/** For `lookAlike` and the field: the book by its labels. */
export const known = ({ saved }: Book) => saved.map(({ label, address, tag }) => ({ name: label, address, tag }));

/** A new entry; with an authenticator, its code too. */
export function newAddressRule(book: Book, withCode: boolean) {
  return z
    .object({
      coin: z.string().min(1),
      network: z.string().min(1),
      address: z.string().min(1),
      tag: z.string().max(64),
      label: addressName,
      twinSeen: z.boolean(),
      verification: verificationRule(withCode ? ["googleCode"] : []),
    })
    .superRefine((entry, context) => {
      for (const [field, params] of Object.entries(faultsOf(entry, book))) {
        if (params) context.addIssue({ code: "custom", path: [field], params });
      }
    });
}

/** What only the book and the catalogue know to be wrong. */
export function faultsOf(entry: NewAddress, book: Book): Partial<Record<keyof NewAddress, TextParams | undefined>> {
  const { coin, address, tag, label } = entry;
  const network = networkOf(book, entry);
  if (!network) return { network: { text: "form.choose" } };
  const fits = new RegExp(network.addressPattern).test(address);
  const same = book.saved.find(
    (saved) =>
      saved.coin === coin &&
      saved.network === network.network &&
      saved.address === address &&
      (saved.tag ?? "") === tag,
  );
  return {
    address: !fits
      ? { text: "address.addressOdd", values: { network: network.name } }
      : same && { text: "address.addressTaken", values: { label: same.label } },
    tag: network.tagRequired && tag === "" ? { text: "form.required" } : undefined,
    label: book.saved.some((saved) => saved.label === label.trim()) ? { text: "address.labelTaken" } : undefined,
    twinSeen: lookAlike(address, known(book)) && !entry.twinSeen ? { text: "form.lookAlikeNeeded" } : undefined,
  };
}

/** What the call takes. A tag only where the network has them: another coin's may still be in the form. */
export function inputOf(
  entry: NewAddress & { verification: { googleCode?: unknown } },
  book: Book,
): CreateUserCoinAddressInput {
  const { coin, network, address, tag, label, verification } = entry;
  return {
    coin,
    network,
    address,
    label: label.trim(),
    ...(networkOf(book, entry)?.tagRequired && { tag }),
    ...(typeof verification.googleCode === "string" && { verification: { googleCode: verification.googleCode } }),
  };
}
