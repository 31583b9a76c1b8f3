import { createSandbox } from "@coffer/sandbox";
import { createClient } from "@coffer/sdk";
import { API_KEY } from "@coffer/sdk/rules";
import { expect, it } from "vitest";
import { clockLine } from "../../../../sandbox/src/cli/clock-line.ts";
import { seededCoins, seededNetworks } from "../../../../sandbox/src/modules/assets/coins/seed.ts";
import { REVIEW_FROM_USD } from "../../../../sandbox/src/modules/assets/prices/exports.ts";
import { ARRIVES_WITHIN } from "../../../../sandbox/src/modules/cards/exports.ts";
import { QUOTE_SECONDS } from "../../../../sandbox/src/modules/convert/conversions/seed.ts";
import { hourOf, INTEREST_DELAY_DAYS, PAUSE_FROM, PAUSE_TO } from "../../../../sandbox/src/modules/earn/days.ts";
import { TRIED_FOR } from "../../../../sandbox/src/modules/events/attempt.ts";
import { QUOTE_SECONDS as OTC_SECONDS } from "../../../../sandbox/src/modules/otc/exports.ts";
import { SETTLED_WITHIN } from "../../../../sandbox/src/modules/otc/settle.ts";
import { FEE_PERCENT } from "../../../../sandbox/src/modules/otc/size.ts";
import { ATTEMPTS, LOCK } from "../../../../sandbox/src/modules/profile/lockout.ts";
import { BLOCK } from "../../../../sandbox/src/modules/profile/owner-change.ts";
import { CARD, PAYMENT_WINDOW_SECONDS } from "../../../../sandbox/src/modules/quick-pay/currencies/trade-terms.ts";
import { CONFIRM_WITHIN } from "../../../../sandbox/src/modules/withdrawals/life.ts";
import { add, multiply, subtract, truncate } from "../../platform/amount/amount.ts";
import { otcExample } from "./brokerage/otc-quote.tsx";
import { session } from "./deploy/session.ts";
import { clockAt, depositFrom, facts } from "./facts.ts";
import { program, programPrints } from "./home/program.ts";
import { purchase } from "./pictures/card-purchase.tsx";
import { example } from "./pictures/quote.tsx";
import { order } from "./pictures/till.tsx";
import { forged, known } from "./pictures/withdrawal-review.tsx";

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;
const network = (coin: string, name: string) => {
  const found = seededNetworks.find((each) => each.coin === coin && each.network === name);
  if (!found) throw new Error(`The sandbox has no ${coin} on ${name}.`);
  return found;
};
const tron = network("USDT", "TRC20");
const bitcoin = network("BTC", "BTC");

it("states the sandbox's times", () => {
  expect({
    convertSeconds: QUOTE_SECONDS,
    otcSeconds: OTC_SECONDS,
    cardMinutes: CARD.rateHoldSeconds / 60,
    payMinutes: PAYMENT_WINDOW_SECONDS / 60,
    holdHours: BLOCK / HOUR,
    wrongPasswords: ATTEMPTS,
    lockHours: LOCK / HOUR,
    cancelHours: CONFIRM_WITHIN / HOUR,
    webhookHours: TRIED_FOR / HOUR,
    interestDays: INTEREST_DELAY_DAYS,
    pauseFrom: hourOf(PAUSE_FROM),
    pauseTo: hourOf(PAUSE_TO),
    otcSettleHours: SETTLED_WITHIN / HOUR,
    keyDays: API_KEY.unboundDays,
  }).toEqual(Object.fromEntries(Object.entries(facts).filter(([name]) => timed.includes(name))));
});
const timed = [
  ...["convertSeconds", "otcSeconds", "cardMinutes", "payMinutes", "holdHours", "wrongPasswords", "lockHours"],
  ...["cancelHours", "webhookHours", "interestDays", "pauseFrom", "pauseTo", "otcSettleHours", "keyDays"],
];

it("states the fees and limits of its networks, and the review threshold", () => {
  expect(facts.fees).toEqual({
    usdtTron: tron.withdrawFee,
    btc: bitcoin.withdrawFee,
    eth: network("ETH", "ETH").withdrawFee,
  });
  expect(facts.reviewFrom.replace(",", "")).toBe(REVIEW_FROM_USD);
  expect(facts.cardArrives * MINUTE).toBe(ARRIVES_WITHIN);
  expect([facts.cardPercent, facts.cardMost]).toEqual([`${CARD.feePercent}%`, CARD.feeMaximumUsd.replace(".00", "")]);
});

it("counts blocks as the networks do", () => {
  const { confirmationsToCredit, blockSeconds, arrivalSeconds } = tron;
  expect([facts.tronBlocks, facts.tronBlockSeconds]).toEqual([confirmationsToCredit, blockSeconds]);
  expect(facts.tronArrivalMinutes).toBe(arrivalSeconds / 60);
  expect(facts.btcBlocks).toBe(bitcoin.confirmationsToWithdraw);
  expect([clockAt(0), clockAt(depositFrom * blockSeconds), clockAt(60)]).toEqual(["14:02:29", "14:03:11", "14:03:29"]);
});

it("shows consistent and valid examples", () => {
  const { give, rate, fee, get } = example;
  expect(truncate(subtract(multiply(give, rate), fee))).toBe(get);
  const { quantity, price, amount, fee: deskFee, total } = otcExample;
  expect([multiply(quantity, price), add(amount, deskFee)]).toEqual([amount, total]);
  expect([multiply(multiply(amount, FEE_PERCENT), "0.01"), `${FEE_PERCENT}%`]).toEqual([deskFee, "0.1%"]);
  expect(multiply(multiply(purchase.pay, String(CARD.feePercent)), "0.01")).toBe(purchase.fee);
  const bought = (get: string) => Number(multiply(get, purchase.rate)) - Number(subtract(purchase.pay, purchase.fee));
  expect([bought(purchase.get) <= 0, bought(add(purchase.get, "0.000001")) > 0]).toEqual([true, true]);
  expect(subtract(order.due, order.paid)).toBe(subtract(order.missing, "0"));
  expect(Number("2.4")).toBeLessThanOrEqual(Number(bitcoin.withdrawMax));
  const addresses = [known, forged].map((groups) => groups.replaceAll(" ", ""));
  for (const address of addresses) expect(address).toMatch(new RegExp(tron.addressPattern));
  expect(seededCoins.map(({ coin }) => coin)).toContain("USDT");
});

it("names the conversion fee", async () => {
  const coffer = createClient({ environment: "sandbox", fetch: createSandbox().fetch });
  const { items } = await coffer.convert.getSymbols();
  expect(new Set(items.map(({ feePercent }) => `${feePercent}%`))).toEqual(new Set([facts.convertFee]));
});

it("shows a program with its real output", async () => {
  const sandbox = createSandbox();
  const printed: unknown[] = [];
  const body = program
    .replace(/^import.*\n/, "")
    .replace('environment: "sandbox"', 'environment: "sandbox", fetch')
    .replace("process.env.COFFER_PASSWORD", '"Coffer-demo-2026"')
    .replace("console.log", "print");
  const run = new Function("createClient", "fetch", "print", `return (async () => { ${body} })()`);
  await run(createClient, sandbox.fetch, (...words: unknown[]) => printed.push(...words));
  expect(printed.join(" ")).toBe(programPrints);
});

it("shows a terminal session with real output", () => {
  const answered = (time: string) =>
    clockLine("main", { ...frozen, now: `2026-11-21T${time}.000Z` } as Parameters<typeof clockLine>[1]).trimEnd();
  const frozen = { mode: "frozen", speed: 1, dueCount: 1 };
  const [, freeze, advance] = session;
  expect(advance.typed).toMatch(/ advance 1m$/);
  expect([freeze.answer, advance.answer]).toEqual([answered("14:02:11"), answered(clockAt(depositFrom * 3))]);
});
