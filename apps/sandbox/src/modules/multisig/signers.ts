import { invalid, refuse } from "../../core/refusal.ts";
import { type AddressFamily, isAddress } from "../../crypto/address.ts";
import type { Network } from "../assets/coins/exports.ts";
import { type Signer, samePlace } from "./wallet.ts";

/** "That no more than 20 can sign is our choice." */
export const MOST_SIGNERS = 20;

/** An address of one key: bc1p and 3 addresses belong to scripts, whose keys can't be recovered. */
const ofOneKey: Partial<Record<AddressFamily, string>> = { bitcoin: "^bc1q[02-9ac-hj-np-z]{38}$" };
export const signerPattern = ({ family, addressPattern }: Network): string => ofOneKey[family] ?? addressPattern;

/** Each must be a valid, distinct address on the network. @throws 40018, or 400 naming the index */
export function readSigners(network: Network, given: readonly Signer[], least: number): Signer[] {
  if (given.length < least) throw invalid("signers", "minItems", `${least} have to sign, and there are fewer signers.`);
  given.forEach(({ address }, at) => {
    if (!isAddress(network.family, address) || !new RegExp(signerPattern(network)).test(address))
      throw refuse("wrongWithdrawalAddress", {
        en: `Signer ${at + 1}: ${address.slice(0, 80)} is no ${network.name} address of one key.`,
        "zh-CN": `签名人 ${at + 1}：${address.slice(0, 80)} 不是单一密钥的 ${network.name} 地址。`,
      });
    if (given.slice(0, at).some((other) => samePlace(network.family, other.address, address)))
      throw invalid(`signers.${at}.address`, "unique", "Each signer once.");
  });
  return given.map(({ address, label }) => ({ address, label: label?.trim() || null }));
}
