import { VerificationScene, type WireInput } from "@coffer/sdk/contract";
import { MINUTE } from "../../../core/scenario.ts";
import { DEMO_FUND_PIN } from "../../auth/user/exports.ts";
import type { Person } from "./person.ts";

/** Addresses of other people, with valid checksums. */
export const elsewhere = {
  BTC: { coin: "BTC", network: "BTC", address: "bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq" },
  ETH: { coin: "ETH", network: "ETH", address: "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed" },
  TRC20: { coin: "USDT", network: "TRC20", address: "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t" },
  ERC20: { coin: "USDC", network: "ERC20", address: "0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359" },
} as const;

/** Coins are sent to the user's own address. */
export const receive = ({ stage, uid }: Person, coin: string, network: string, amount: string) =>
  stage.act("chain", "deposit", { coin, network, amount, uid });

/** Requested and not yet confirmed. */
export const ask = (who: Person, to: Omit<WireInput<"applyTransactionOut">, "amount">, amount: string) =>
  who.call("applyTransactionOut", { ...to, amount });

/** Confirms with the PIN and a second factor: an authenticator, else a mailed code. */
export function confirm(who: Person, rid: string) {
  const proof = () => {
    if (who.user().googleSecret !== null) return { googleCode: who.googleCode() };
    // Another code may be requested after a minute.
    who.stage.world.clock.advance(MINUTE);
    who.call("sendVerificationCode", { scene: VerificationScene.withdraw });
    return { code: who.lastCode() };
  };
  return who.call("confirmTransactionOut", { rid, verification: { fundPassword: DEMO_FUND_PIN, ...proof() } });
}

/** Requests and confirms; then it is reviewed or sent automatically. */
export const withdraw = (who: Person, to: Omit<WireInput<"applyTransactionOut">, "amount">, amount: string) =>
  confirm(who, ask(who, to, amount).rid);
