import type { Actor } from "../../core/actor.ts";
import { ownWords } from "../../core/own-words.ts";
import { invalid, refuse } from "../../core/refusal.ts";
import { parseAmount } from "../../ledger/amount.ts";
import { readAmount } from "../assets/coins/exports.ts";
import { dayOf } from "./days.ts";
import { RATE_DECIMALS } from "./interest.ts";
import { productOf, products } from "./product.ts";
import { earnRecords } from "./record.ts";
import { failRedemption } from "./redeem.ts";

const usual = { en: "The borrower didn't pay back in time.", "zh-CN": "借款方未按时归还。" };

/** The operator of the earn products. */
export const earn: Actor = {
  title: { en: "Earn desk", "zh-CN": "理财管理方" },
  about: {
    en: "Runs the earn products: opens and closes them, sets their rates, turns redemptions back.",
    "zh-CN": "管理理财产品：开放与关闭、设定收益率、退回赎回。",
  },
  actions: {
    "fail-redemption": {
      about: { en: "A redemption fails; the amount is in its position again.", "zh-CN": "赎回失败，金额退回持仓。" },
      takes: ["id", "reason?"],
      now: (world) =>
        world
          .table(earnRecords)
          .part("open")
          .map(({ id, number, amount, coin }) => ({ send: { id }, summary: `${number}: ${amount} ${coin}` })),
      run: (world, fields) => {
        const record = world.table(earnRecords).get(fields.text("id"));
        const reason = fields.optionalText("reason") ?? null;
        fields.done();
        if (!record) throw refuse("orderNotFound");
        return failRedemption(world, record, ownWords(reason, usual));
      },
    },
    product: {
      about: {
        en: "A product closes or opens, gets another rate from today on, or another quota for all.",
        "zh-CN": "产品的开关、自今日起的收益率与总额度。",
      },
      takes: ["productId", "open?", "annualRate?", "quota?"],
      now: (world) =>
        world
          .table(products)
          .all()
          .map(({ id, name, open }) => ({ send: { productId: id, open: !open }, summary: name.en })),
      run: (world, fields) => {
        const product = productOf(world, fields.text("productId"), "productId");
        const rate = fields.optionalText("annualRate");
        const quota = fields.optionalText("quota") ?? product.quota;
        const open = fields.optionalBoolean("open") ?? product.open;
        fields.done();
        if (rate !== undefined && (parseAmount(rate, RATE_DECIMALS) ?? 0n) === 0n)
          throw invalid("annualRate", "format", "It is a percentage with up to four decimals.");
        readAmount(world, product.coin, quota, "quota");
        const today = dayOf(world.clock.now());
        const rates =
          rate === undefined
            ? product.rates
            : [...product.rates.filter(({ from }) => from < today), { from: today, base: rate }];
        return world.table(products).update(product.id, { open, quota, rates });
      },
    },
    coin: {
      about: { en: "A coin can't be staked (60010), or can again.", "zh-CN": "暂停（60010）或恢复某币种的申购。" },
      takes: ["coin", "open"],
      run: (world, fields) => {
        const coin = fields.text("coin");
        const coinOpen = fields.optionalBoolean("open") ?? true;
        fields.done();
        for (const { id } of world.table(products).find("coin", coin)) world.table(products).update(id, { coinOpen });
        return { coin, open: coinOpen };
      },
    },
  },
};
