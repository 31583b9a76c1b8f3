import type { Actor } from "../../../core/actor.ts";
import type { Fields } from "../../../core/fields.ts";
import { invalid } from "../../../core/refusal.ts";
import type { World } from "../../../world/world.ts";
import { readAmount } from "../../assets/coins/exports.ts";
import { cashBanks } from "./bank.ts";
import { CASH_CHANNELS, type Channel, cashChannels, termsOf } from "./channel.ts";
import { cashCurrencies, cashCurrencyOf } from "./currency.ts";

const SWITCHES = ["offered", "open", "hasRate", "attachmentRequired", "whitelistRequired"] as const;
const AMOUNTS = ["minAmount", "maxAmount", "dailyLimit"] as const;

function changeChannel(world: World, fields: Fields): Channel {
  const channel = fields.oneOf("channel", CASH_CHANNELS);
  const direction = fields.oneOf("direction", ["topUp", "withdraw"]);
  const terms = termsOf(world, channel, direction);
  const patch: Partial<Channel> = {};
  for (const name of SWITCHES) patch[name] = fields.optionalBoolean(name) ?? terms[name];
  for (const name of AMOUNTS) {
    const text = fields.optionalText(name);
    if (text !== undefined) readAmount(world, terms.currency, text, name);
    patch[name] = text ?? terms[name];
  }
  fields.done();
  return world.table(cashChannels).update(terms.id, patch);
}

/** The bank that moves fiat for us: its limits, and its actions on orders. */
export const bank: Actor = {
  title: { en: "Bank", "zh-CN": "银行" },
  about: {
    en: "The bank behind the cash account: it takes and sends fiat, asks for papers, closes and opens channels.",
    "zh-CN": "法币账户背后的银行：收付法币、要求补充材料、开关渠道。",
  },
  actions: {
    channel: {
      about: {
        en: "A channel's terms in one direction: it closes or opens, loses its rate, is no longer offered, wants a form or a listed IBAN, gets other bounds.",
        "zh-CN": "修改某渠道单向条款：开关、费率中断、不再提供、需要附加材料或白名单 IBAN、调整限额。",
      },
      takes: ["channel", "direction", ...SWITCHES.map((name) => `${name}?`), ...AMOUNTS.map((name) => `${name}?`)],
      run: changeChannel,
    },
    currency: {
      about: { en: "All channels of a currency close or open.", "zh-CN": "关闭或开放某币种的全部渠道。" },
      takes: ["currency", "open"],
      run: (world, fields) => {
        const { currency, open: before } = cashCurrencyOf(world, fields.text("currency"));
        const open = fields.optionalBoolean("open") ?? before;
        fields.done();
        return world.table(cashCurrencies).update(currency, { open });
      },
    },
    "reach-bank": {
      about: {
        en: "A bank of the directory, by its BIC, is reached by payments or not any more (60030).",
        "zh-CN": "按 BIC 设置名录中的银行能否收款（60030）。",
      },
      takes: ["bicSwiftCode", "reached"],
      run: (world, fields) => {
        const found = world.table(cashBanks).get(fields.text("bicSwiftCode"));
        if (!found) throw invalid("bicSwiftCode", "unknown", "The directory has no such bank.");
        const reached = fields.optionalBoolean("reached") ?? found.reached;
        fields.done();
        return world.table(cashBanks).update(found.bicSwiftCode, { reached });
      },
    },
  },
};
