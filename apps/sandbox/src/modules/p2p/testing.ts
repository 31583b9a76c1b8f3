import type { Api } from "../../testing/client.ts";
import { image } from "../../testing/images.ts";
import {
  byMei,
  changed,
  done,
  five,
  later,
  type ModuleTesting,
  PIN,
  page,
  recipe,
  type Scene,
  suspended,
} from "../../testing/scene.ts";
import { users } from "../auth/user/exports.ts";
import { costOf } from "./trade-as.ts";

const MINUTE = 60_000;
const verification = { fundPassword: PIN, googleCode: "000000" };
const wrong = { verification: { ...verification, fundPassword: "111111" } };
const GBP = { coin: "USDT", legalCurrency: "GBP" };
const method = { receiptMethodId: "rm_fps_gbp" };
/** The prices of a new world's dealers. */
const sized = { ...GBP, quantity: "500", price: "0.7928", amount: "396.4" };
const remark = "I paid by Faster Payments and nobody has confirmed.";

type Sent = Record<string, unknown>;
function wish(api: Api, side: "buy" | "sell", quantity = "500"): Sent {
  const { buyPrice, sellPrice } = done(api, "getReferencePrice", GBP);
  const price = side === "buy" ? buyPrice : sellPrice;
  return { ...GBP, quantity, price, amount: costOf(quantity, price) };
}
const toBuy = (api: Api): Sent => ({ ...wish(api, "buy"), ...method });
const ownDetail = (api: Api) =>
  done(api, "getUserReceiptMethodInfoList").items[0]?.userReceiptMethodInfoDetailId ?? "rd_NONE";
const toSell = (api: Api, quantity?: string): Sent => ({
  ...wish(api, "sell", quantity),
  ...{ userReceiptMethodInfoDetailId: ownDetail(api), verification },
});

const bought = (api: Api) => done(api, "userBuyCoin", toBuy(api)).id;
const said = (api: Api) => done(api, "userBuyCoinConfirmPayment", { id: bought(api) }).id;
const appealed = (api: Api) => done(api, "userAppeal", { orderId: said(api), reason: "Not released", remark });
const silent = (scene: Scene) => void scene.act("dealer/change", { dealer: "northgate", habit: "silent" });
const sold = (scene: Scene, api: Api) => {
  const { id } = done(api, "userSellCoin", toSell(api));
  const paid = () => {
    scene.act("dealer/pay", { id });
    return id;
  };
  return { id, paid };
};
const picture = (api: Api, purpose: string) => done(api, "uploadImage", { file: image(), purpose }).fileId;

const buyWith = changed("userBuyCoin", toBuy);
const sellWith = changed("userSellCoin", toSell);
const noRate = (scene: Scene) => void scene.act("market/rate", { coin: "USDT", hasRate: false });
const away = (scene: Scene) => {
  for (const dealer of ["northgate", "marlow"]) scene.act("dealer/change", { dealer, present: false });
};
const dearer = (scene: Scene) => {
  for (const dealer of ["northgate", "marlow"])
    scene.act("dealer/offer", { dealer, legalCurrency: "GBP", apart: "0.9" });
};
const stopped = (scene: Scene) => void scene.act("operator/stop-fiat", { name: "mei" });
const closed = (scene: Scene) => void scene.act("operator/close-receipt-method", { id: "rm_fps_gbp" });
const ofSuspended = (id: "userBuyCoin" | "userSellCoin", sent: Sent) =>
  recipe("`actors/operator/suspend-merchant`", (scene) => {
    const api = scene.as("merchant");
    suspended(scene);
    return api.call(id, sent);
  });
const unverified = (id: "userBuyCoin" | "userSellCoin", sent: Sent) =>
  recipe("somebody not verified (`fresh`)", (scene) => scene.as("fresh").call(id, sent));
const unknownOrder = (
  id: "userBuyCoinConfirmPayment" | "userSellCoinConfirmReceipt" | "userCancelBuyCoin",
  more: Sent = {},
) => byMei("an unknown id, or somebody else's", (api) => api.call(id, { id: "fo_NONE", ...more }));

const plainSale = {
  ...{ ...sized, price: "0.788", amount: "394" },
  userReceiptMethodInfoDetailId: "rd_1",
  verification,
};
/** Removes the user's PIN after the record exists, because creating it needs one. */
const withoutPin = (scene: Scene) =>
  void scene.world.atomic(() => scene.world.table(users).update("80412", { fundPassword: null }));

export const testing: ModuleTesting = {
  inputs: {
    getReferencePrice: { ...GBP, amount: "393.65", ...method },
    userBuyCoin: { ...sized, ...method },
    userSellCoin: plainSale,
    userBuyCoinConfirmPayment: { id: "fo_1", voucherFileIds: ["file_AAAAAA"] },
    userSellCoinConfirmReceipt: { id: "fo_1", verification },
    userCancelBuyCoin: { id: "fo_1" },
    getLegalCurrencyOrder: { id: "fo_1" },
    getAllLegalCurrencyOrder: { ...page, Coin: "USDT", Side: "buy", Keyword: "F2026", Status: [2] },
    userAppeal: { orderId: "fo_1", reason: "Not released", remark, proofFileIds: ["file_AAAAAA"] },
    answerLegalCurrencyAppealOrder: { id: "ac_1", remark, proofFileIds: ["file_AAAAAA"] },
    settleLegalCurrencyAppealOrder: { id: "ac_1", verification },
    getLegalCurrencyAppealOrder: { id: "ac_1" },
    getAllLegalCurrencyAppealOrder: { ...page, Keyword: "A2026", Status: [0] },
  },
  successes: {
    userBuyCoin: (scene) => ready(scene, toBuy),
    userSellCoin: (scene) => ready(scene, toSell),
    userBuyCoinConfirmPayment: (scene) => ready(scene, (api) => ({ id: bought(api) })),
    userSellCoinConfirmReceipt: (scene) => ready(scene, (api) => ({ id: sold(scene, api).paid(), verification })),
    userCancelBuyCoin: (scene) => ready(scene, (api) => ({ id: bought(api) })),
    getLegalCurrencyOrder: (scene) => ready(scene, (api) => ({ id: bought(api) })),
    userAppeal: (scene) => ready(scene, (api) => ({ orderId: said(api), reason: "Not released", remark })),
    answerLegalCurrencyAppealOrder: (scene) => ready(scene, (api) => ({ id: appealed(api).id, remark })),
    settleLegalCurrencyAppealOrder: (scene) => ready(scene, (api) => ({ id: appealed(api).id, verification })),
    getLegalCurrencyAppealOrder: (scene) => ready(scene, (api) => ({ id: appealed(api).id })),
  },
  recipes: {
    getReferencePrice: {
      40001: byMei("a pair nobody trades", (api) => api.call("getReferencePrice", { ...GBP, coin: "XRP" })),
      60012: byMei("`actors/market/rate` with hasRate false, or no dealer there", (api, scene) => {
        away(scene);
        return api.call("getReferencePrice", GBP);
      }),
    },
    userBuyCoin: {
      40001: buyWith("a pair nobody trades", { coin: "XRP" }),
      40003: ofSuspended("userBuyCoin", { ...sized, ...method }),
      40016: buyWith("three to be paid", {}, (_, api) => void [bought(api), bought(api), bought(api)]),
      50014: buyWith("less than the pair's minimum", { quantity: "1", amount: "0.78" }),
      60004: buyWith("`actors/operator/stop-fiat`", {}, stopped),
      60012: buyWith("`actors/market/rate` with hasRate false", {}, noRate),
      60013: unverified("userBuyCoin", { ...sized, ...method }),
      60021: buyWith("`actors/dealer/change` with present false for every dealer", {}, away),
      60022: buyWith("`actors/dealer/offer` changes the price", {}, dearer),
      60023: buyWith("three cancelled today", {}, (_, api) => {
        for (let count = 0; count < 3; count++) done(api, "userCancelBuyCoin", { id: bought(api) });
      }),
      60024: byMei("a channel no dealer has an account at (`rm_code_hkd`)", (api) => {
        const pair = { coin: "USDT", legalCurrency: "HKD" };
        const { buyPrice: price } = done(api, "getReferencePrice", pair);
        const size = { quantity: "500", price, amount: costOf("500", price) };
        return api.call("userBuyCoin", { ...pair, ...size, receiptMethodId: "rm_code_hkd" });
      }),
      60025: buyWith("an amount that isn't quantity times price", { amount: "393.00" }),
      60030: buyWith("`actors/operator/close-receipt-method`", {}, closed),
    },
    userSellCoin: {
      40001: sellWith("a pair nobody trades", { coin: "XRP" }),
      40003: ofSuspended("userSellCoin", plainSale),
      50002: sellWith("a wrong fund PIN", wrong),
      50010: sellWith("five wrong entries in a row", wrong, (_, api) =>
        five(() => api.call("userSellCoin", { ...toSell(api), ...wrong })),
      ),
      50014: sellWith("less than the pair's minimum", { quantity: "1", amount: "0.78" }),
      60004: sellWith("`actors/operator/stop-fiat`", {}, stopped),
      60006: byMei("a coin the account never had", (api, scene) => {
        const pair = { coin: "ETH", legalCurrency: "EUR" };
        const vera = scene.as("verified");
        const { sellPrice: price } = done(api, "getReferencePrice", pair);
        const size = { quantity: "1", price, amount: costOf("1", price) };
        const own = { userReceiptMethodInfoDetailId: ownDetail(vera), verification: { fundPassword: PIN } };
        return vera.call("userSellCoin", { ...pair, ...size, ...own });
      }),
      60012: sellWith("`actors/market/rate` with hasRate false", {}, noRate),
      60013: unverified("userSellCoin", plainSale),
      60020: sellWith("a receiving method that isn't there", { userReceiptMethodInfoDetailId: "rd_NONE" }),
      60021: sellWith("`actors/dealer/change` with present false for every dealer", {}, away),
      60022: sellWith("`actors/dealer/offer` changes the price", {}, dearer),
      60025: sellWith("an amount that isn't quantity times price", { amount: "393.00" }),
      60028: byMei("more than is available", (api) => {
        // One after the other, until too little is left.
        const sellOne = () => api.call("userSellCoin", toSell(api, "6500"));
        let reply = sellOne();
        for (let count = 0; count < 20 && !reply.error; count++) reply = sellOne();
        return reply;
      }),
      60030: sellWith("`actors/operator/close-receipt-method`", {}, closed),
      90002: sellWith("somebody without a fund PIN", {}, withoutPin),
    },
    userBuyCoinConfirmPayment: {
      40004: byMei("cancelled before", (api) => {
        const id = bought(api);
        done(api, "userCancelBuyCoin", { id });
        return api.call("userBuyCoinConfirmPayment", { id });
      }),
      40005: byMei("said before", (api) => api.call("userBuyCoinConfirmPayment", { id: said(api) })),
      40006: byMei("`actors/dealer/confirm` before", (api, scene) => {
        const id = said(api);
        scene.act("dealer/confirm", { id });
        return api.call("userBuyCoinConfirmPayment", { id });
      }),
      40007: unknownOrder("userBuyCoinConfirmPayment"),
      50012: byMei("a picture that isn't there", (api) =>
        api.call("userBuyCoinConfirmPayment", { id: bought(api), voucherFileIds: ["file_AAAAAA"] }),
      ),
      50013: byMei("a picture sent for something else", (api) =>
        api.call("userBuyCoinConfirmPayment", { id: bought(api), voucherFileIds: [picture(api, "appealProof")] }),
      ),
      60014: byMei("a complaint was made", (api) =>
        api.call("userBuyCoinConfirmPayment", { id: appealed(api).orderId }),
      ),
      60015: byMei("an order that sells", (api, scene) =>
        api.call("userBuyCoinConfirmPayment", { id: sold(scene, api).id }),
      ),
      60016: byMei("15 minutes later", (api, scene) => {
        const id = bought(api);
        scene.pass(15 * MINUTE);
        return later(scene, "userBuyCoinConfirmPayment", { id });
      }),
    },
    userSellCoinConfirmReceipt: {
      40004: byMei("the dealer didn't pay in 15 minutes", (api, scene) => {
        silent(scene);
        const { id } = sold(scene, api);
        scene.pass(15 * MINUTE);
        return later(scene, "userSellCoinConfirmReceipt", { id, verification });
      }),
      40006: byMei("released before", (api, scene) => {
        const id = sold(scene, api).paid();
        scene.pass(MINUTE);
        done(api, "userSellCoinConfirmReceipt", { id, verification });
        return api.call("userSellCoinConfirmReceipt", { id, verification });
      }),
      40007: unknownOrder("userSellCoinConfirmReceipt", { verification }),
      50002: byMei("a wrong fund PIN", (api, scene) =>
        api.call("userSellCoinConfirmReceipt", { id: sold(scene, api).paid(), ...wrong }),
      ),
      50010: byMei("five wrong entries in a row", (api, scene) => {
        const id = sold(scene, api).paid();
        five(() => api.call("userSellCoinConfirmReceipt", { id, ...wrong }));
        return api.call("userSellCoinConfirmReceipt", { id, ...wrong });
      }),
      60014: byMei("`actors/dealer/complain`, or a complaint of one's own", (api, scene) => {
        const id = sold(scene, api).paid();
        scene.act("dealer/complain", { id });
        return api.call("userSellCoinConfirmReceipt", { id, verification });
      }),
      60015: byMei("an order that buys", (api) =>
        api.call("userSellCoinConfirmReceipt", { id: bought(api), verification }),
      ),
      60018: byMei("30 minutes after the payment", (api, scene) => {
        const id = sold(scene, api).paid();
        scene.pass(30 * MINUTE);
        return later(scene, "userSellCoinConfirmReceipt", { id, verification });
      }),
      90002: byMei("somebody without a fund PIN", (api, scene) => {
        const id = sold(scene, api).paid();
        withoutPin(scene);
        return api.call("userSellCoinConfirmReceipt", { id, verification });
      }),
    },
    userCancelBuyCoin: {
      40005: byMei("said to be paid before", (api) => api.call("userCancelBuyCoin", { id: said(api) })),
      40006: byMei("`actors/dealer/confirm` before", (api, scene) => {
        const id = said(api);
        scene.act("dealer/confirm", { id });
        return api.call("userCancelBuyCoin", { id });
      }),
      40007: unknownOrder("userCancelBuyCoin"),
      60014: byMei("a complaint was made", (api) => api.call("userCancelBuyCoin", { id: appealed(api).orderId })),
      60015: byMei("an order that sells", (api, scene) => api.call("userCancelBuyCoin", { id: sold(scene, api).id })),
      60017: byMei("cancelled before", (api) => {
        const id = bought(api);
        done(api, "userCancelBuyCoin", { id });
        return api.call("userCancelBuyCoin", { id });
      }),
    },
    getLegalCurrencyOrder: {
      40007: byMei("an unknown id, or somebody else's", (api) => api.call("getLegalCurrencyOrder", { id: "fo_NONE" })),
    },
    userAppeal: {
      40007: byMei("an unknown id, or somebody else's", (api) =>
        api.call("userAppeal", { orderId: "fo_NONE", reason: "Not released", remark }),
      ),
      50012: byMei("a picture that isn't there", (api) =>
        api.call("userAppeal", { orderId: said(api), reason: "x", remark, proofFileIds: ["file_AAAAAA"] }),
      ),
      50013: byMei("a picture sent for something else", (api) =>
        api.call("userAppeal", {
          ...{ orderId: said(api), reason: "x", remark },
          proofFileIds: [picture(api, "paymentVoucher")],
        }),
      ),
      60014: byMei("a complaint was made", (api) =>
        api.call("userAppeal", { orderId: appealed(api).orderId, reason: "Again", remark }),
      ),
      60015: byMei("an order nobody says is paid", (api) =>
        api.call("userAppeal", { orderId: bought(api), reason: "Too early", remark }),
      ),
      60031: byMei("24 hours after the order", (api, scene) => {
        const orderId = bought(api);
        scene.pass(24 * 60 * MINUTE);
        return later(scene, "userAppeal", { orderId, reason: "Too late", remark });
      }),
    },
    getLegalCurrencyAppealOrder: {
      60019: byMei("an unknown id, or somebody else's", (api) =>
        api.call("getLegalCurrencyAppealOrder", { id: "ac_NONE" }),
      ),
    },
    answerLegalCurrencyAppealOrder: {
      50012: byMei("a picture that isn't there", (api) =>
        api.call("answerLegalCurrencyAppealOrder", { id: appealed(api).id, remark, proofFileIds: ["file_AAAAAA"] }),
      ),
      50013: byMei("a picture sent for something else", (api) =>
        api.call("answerLegalCurrencyAppealOrder", {
          ...{ id: appealed(api).id, remark },
          proofFileIds: [picture(api, "paymentVoucher")],
        }),
      ),
      50016: byMei("a fourth picture in all", (api) => {
        const { id } = appealed(api);
        const files = [1, 2, 3, 4].map(() => picture(api, "appealProof"));
        done(api, "answerLegalCurrencyAppealOrder", { id, remark, proofFileIds: files.slice(0, 3) });
        return api.call("answerLegalCurrencyAppealOrder", { id, remark, proofFileIds: files.slice(3) });
      }),
      60015: byMei("`actors/mediator/decide` before", (api, scene) => {
        const { id } = appealed(api);
        scene.act("mediator/decide", { id, to: "user" });
        return api.call("answerLegalCurrencyAppealOrder", { id, remark });
      }),
      60019: byMei("an unknown id, or somebody else's", (api) =>
        api.call("answerLegalCurrencyAppealOrder", { id: "ac_NONE", remark }),
      ),
    },
    settleLegalCurrencyAppealOrder: {
      50002: byMei("a wrong fund PIN", (api) =>
        api.call("settleLegalCurrencyAppealOrder", { id: appealed(api).id, ...wrong }),
      ),
      50010: byMei("five wrong entries in a row", (api) => {
        const { id } = appealed(api);
        five(() => api.call("settleLegalCurrencyAppealOrder", { id, ...wrong }));
        return api.call("settleLegalCurrencyAppealOrder", { id, ...wrong });
      }),
      60015: byMei("`actors/mediator/decide` before", (api, scene) => {
        const { id } = appealed(api);
        scene.act("mediator/decide", { id, to: "user" });
        return api.call("settleLegalCurrencyAppealOrder", { id, verification });
      }),
      60019: byMei("an unknown id, or somebody else's", (api) =>
        api.call("settleLegalCurrencyAppealOrder", { id: "ac_NONE", verification }),
      ),
      90002: byMei("somebody without a fund PIN", (api, scene) => {
        const { id } = appealed(api);
        withoutPin(scene);
        return api.call("settleLegalCurrencyAppealOrder", { id, verification });
      }),
    },
  },
  lives: [
    // The dealer releases despite an appeal, and gives in to one about a sale.
    (scene) => {
      const api = scene.as("mei");
      silent(scene);
      scene.act("dealer/confirm", { id: appealed(api).orderId });
      const id = sold(scene, api).paid();
      scene.act("dealer/complain", { id });
      scene.act("dealer/give-in", { id: done(api, "getLegalCurrencyOrder", { id }).appealId ?? "" });
    },
    // Both sides have spoken, and the payer shows no picture.
    (scene) => {
      const api = scene.as("mei");
      silent(scene);
      scene.act("dealer/answer", { id: appealed(api).id });
      const id = sold(scene, api).paid();
      done(api, "userAppeal", { orderId: id, reason: "No money came", remark });
      scene.pass(25 * 60 * MINUTE);
    },
  ],
};

function ready(scene: Scene, input: (api: Api) => Sent) {
  const api = scene.as("mei");
  return { api, input: input(api) };
}
