import { PositionStatus, WalletType, type WireInput } from "@coffer/sdk/contract";
import { invalid, refuse } from "../../core/refusal.ts";
import { DAY } from "../../core/scenario.ts";
import { userAccount } from "../../ledger/account.ts";
import type { World } from "../../world/world.ts";
import { amountText, minorOf, readAmount } from "../assets/coins/exports.ts";
import { entryDescription, nextNumber } from "../assets/records/exports.ts";
import type { User } from "../auth/user/exports.ts";
import { checkMayTrade } from "../convert/pairs/exports.ts";
import { earnAccounts } from "./account.ts";
import { add } from "./change.ts";
import { firstPayment, interestStart } from "./days.ts";
import { holdOf } from "./hold.ts";
import { pay } from "./pay.ts";
import { type Product, productOf, rateOn, remainingOf, take } from "./product.ts";
import { addRecord, type EarnRecord } from "./record.ts";
import { mature } from "./redeem.ts";
import { stakedIn } from "./sums.ts";

/** The money leaves the wallet at once for its own position; the ledger holds it in the earn wallet. */
export function stake(world: World, user: User, input: WireInput<"createDeposit">): EarnRecord {
  checkMayTrade(user);
  if (!world.table(earnAccounts).get(user.uid)) throw refuse("userAssetMissing");
  const product = productOf(world, input.productId, "productId");
  if (!product.open) throw refuse("depositDisabled60009", product.name);
  if (!product.coinOpen) throw refuse("depositDisabled60010", product.coin);
  if (input.wallet !== WalletType.main && input.wallet !== WalletType.earn)
    throw invalid("wallet", "enum", "It is the main or the earn wallet that pays.");
  const { coin } = product;
  const minor = readAmount(world, coin, input.amount);
  checkBounds(world, user, product, minor);
  const wallet = input.wallet === WalletType.main ? "main" : "earn";
  checkAvailable(world, user, coin, wallet, minor);

  const at = world.clock.now();
  const amount = amountText(world, coin, minor);
  const { termDays, earlyRedeemable } = product;
  const interestFrom = interestStart(at);
  const position = add(world, {
    number: nextNumber(world, "E"),
    uid: user.uid,
    at,
    productId: product.id,
    coin,
    amount,
    staked: amount,
    rate: termDays > 0 ? rateOn(world, product, at).toString() : null,
    interestFrom,
    maturesAt: termDays > 0 ? interestFrom + termDays * DAY : null,
    earlyRedeemable,
    status: PositionStatus.earning,
    countedTo: interestFrom,
    shares: "0",
    paid: "0",
    pending: [],
    holds: 0,
    closedAt: null,
  });
  const made = addRecord(world, position, { number: position.number, type: "stake", amount });
  const account = (of: "main" | "earn") => userAccount(user.uid, of, coin);
  if (wallet === "main") {
    const memo = entryDescription("internalTransferOut", "earnStake", made);
    world.ledger.post(`${position.id}:in`, [{ from: account("main"), to: account("earn"), amount: minor }], memo);
  }
  world.ledger.hold(
    holdOf(position),
    account("earn"),
    minor,
    entryDescription("freeze", "earnStake", made, "earnStaked"),
  );
  take(world, product.id, minor);
  pay.schedule(world, firstPayment(at), { id: position.id });
  if (position.maturesAt !== null) mature.schedule(world, position.maturesAt, { id: position.id });
  return made;
}

/** The minimum of one deposit; the maximum follows from the user's and the product's limits. */
function checkBounds(world: World, { uid }: User, product: Product, minor: bigint): void {
  const { coin, minimum } = product;
  const held = minorOf(world, coin, stakedIn(world, uid, product.id));
  const remaining = remainingOf(world, product);
  let most = minorOf(world, coin, product.maximum) - held;
  if (remaining < most) most = remaining;
  if (minor >= minorOf(world, coin, minimum) && minor <= most) return;
  const maximum = amountText(world, coin, most > 0n ? most : 0n);
  throw refuse(
    "amountOutOfRange",
    { en: `From ${minimum} to ${maximum} ${coin}.`, "zh-CN": `范围：${minimum} 至 ${maximum} ${coin}。` },
    { data: { currency: coin, minimum, maximum } },
  );
}

function checkAvailable(world: World, { uid }: User, coin: string, wallet: "main" | "earn", minor: bigint): void {
  const available = world.ledger.available(userAccount(uid, wallet, coin));
  if (available >= minor) return;
  const text = amountText(world, coin, available);
  throw refuse(
    "insufficientAssets",
    { en: `Available: ${text} ${coin}.`, "zh-CN": `可用余额 ${text} ${coin}。` },
    { data: { currency: coin, available: text } },
  );
}
