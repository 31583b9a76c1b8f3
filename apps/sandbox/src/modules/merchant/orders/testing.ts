import type { Api } from "../../../testing/client.ts";
import { image } from "../../../testing/images.ts";
import { bench, elsewhere, type Fields, keyed, numbered, paidOrder, step } from "../../../testing/payment-orders.ts";
import { done, type ModuleTesting, page, recipe, type Scene } from "../../../testing/scene.ts";

const FIAT = "a fiat currency to be paid in";
const NO_COIN = "a coin there isn't";
const NO_RATE = "`actors/market/rate` with hasRate false";
const CLOSED = "`actors/market/network` with depositEnabled false";
const TRIAL = "a merchant on trial who hasn't shown who they are";
const UNKNOWN = "an unknown id, or one of another merchant or cashier";

const create = (api: Api, changes: Fields = {}) => api.call("createPaymentOrder", { ...bench, ...changes }, keyed());
const createWith = (changes: Fields) => (scene: Scene) => create(scene.as("merchant"), changes);
const code = { coin: "USDT", network: "TRC20", fiatCurrency: "EUR", subject: "Shop" };
const makeCode = (api: Api, changes: Fields = {}) =>
  api.call("createMerchantsReceiptCode", { ...code, ...changes }, keyed());
const makeCodeWith = (changes: Fields) => (scene: Scene) => makeCode(scene.as("merchant"), changes);
const close = (scene: Scene) => scene.act("market/network", { coin: "USDT", network: "TRC20", depositEnabled: false });
const noRate = (scene: Scene) => scene.act("market/rate", { coin: "USDT", hasRate: false });
const after =
  (before: (scene: Scene) => unknown, call: (api: Api) => ReturnType<typeof create>) =>
  (scene: Scene): ReturnType<typeof create> => {
    before(scene);
    return call(scene.as("merchant"));
  };
const afterCode =
  (before: (scene: Scene) => unknown) =>
  (scene: Scene): ReturnType<typeof makeCode> => {
    before(scene);
    return makeCode(scene.as("merchant"));
  };

/** A verified merchant on trial. */
function onTrial(scene: Scene): Api {
  const api = scene.registered("merchant");
  const photo = () => done(api, "uploadImage", { file: image(), purpose: "identity" }).fileId;
  const certificate = { type: 0, region: "GB", certificateType: 1, certificateNumber: "SANDBOX-APPROVE" };
  const who = { firstName: "Ada", lastName: "Lantern", birthday: "1990-01-01", city: "Leeds", address: "2 Canal Yard" };
  const files = { frontFileId: photo(), selfieFileId: photo() };
  done(api, "createKyc", { ...certificate, validUntil: "2031-03-15", ...who, ...files });
  scene.pass(60_000);
  return api;
}

const order = (scene: Scene) => step(scene, "createPaymentOrder", { ...bench, ...numbered() }).id;
const pay = (scene: Scene, id: string, how = "pay") => scene.act(`payer/${how}`, { id });
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const refund = (api: Api, id: string, changes: Fields = {}) =>
  api.call(
    "refundPaymentOrder",
    {
      id,
      basis: "ownAmount",
      address: elsewhere,
      amount: "10",
      reason: "Scratched",
      ...changes,
    },
    keyed(),
  );
const refundPaid =
  (changes: Fields, before: (scene: Scene) => unknown = () => {}) =>
  (scene: Scene) => {
    const id = paidOrder(scene);
    before(scene);
    return refund(scene.as("merchant"), id, changes);
  };
/** The merchant wallet has only the TRX of this order. */
const refundAll = (scene: Scene) => {
  const id = paidOrder(scene, { coin: "TRX", network: "TRX" });
  return refund(scene.as("merchant"), id, { amount: "100" });
};
const unknown = (id: "getPaymentOrder" | "getRefundOrder" | "getRefundOptions" | "getRefund") =>
  recipe(UNKNOWN, (scene: Scene) => scene.as("merchant").call(id, { id: "po_NONE" }));
const cancel = (scene: Scene, id: string) => scene.as("merchant").call("cancelPaymentOrder", { id }, keyed());
const idOf = (made: (scene: Scene) => string) => (scene: Scene) => {
  const id = made(scene);
  return { api: scene.as("merchant"), input: { id } };
};
const askedRefund = (scene: Scene) => {
  const id = paidOrder(scene);
  const ask = { id, basis: "ownAmount", address: elsewhere, amount: "10", reason: "Scratched" };
  return { order: id, id: step(scene, "refundPaymentOrder", ask).id };
};
const tillOf = (scene: Scene) => step(scene, "getSubMerchantList").items[0]?.id ?? "";
const madeCode = (scene: Scene) => step(scene, "createMerchantsReceiptCode", code).id;
const proof = { verification: { fundPassword: "246810" } };
const pass = (scene: Scene, id: string) => step(scene, "passPaymentOrder", { ids: [id], ...proof });

export const testing: ModuleTesting = {
  lives: [
    // Paid exactly, refunded in full; the refund drops once.
    (scene) => {
      const id = paidOrder(scene);
      const all = { basis: "paidRate", amount: "100" };
      const first = step(scene, "refundPaymentOrder", {
        id,
        address: elsewhere,
        reason: "Back",
        ...all,
      }).id;
      pass(scene, first);
      scene.act("chain/drop-refund", { id: first });
      const again = step(scene, "refundPaymentOrder", {
        id,
        address: elsewhere,
        reason: "Back",
        ...all,
      }).id;
      pass(scene, again);
      scene.pass(HOUR);
    },
    // A rejected refund, a partial one, and one without a decision.
    (scene) => {
      const { order: id, id: first } = askedRefund(scene);
      step(scene, "rejectPaymentOrder", { id: first, reason: "At the counter, please" });
      const part = { id, basis: "ownAmount", address: elsewhere, amount: "10", reason: "Part" };
      pass(scene, step(scene, "refundPaymentOrder", part).id);
      scene.pass(HOUR);
      step(scene, "refundPaymentOrder", part);
    },
    // Overpaid, passed and rejected; a partial payment; a drop; paid after cancellation and after expiry.
    (scene) => {
      const [over, more] = [order(scene), order(scene)];
      for (const id of [over, more]) pay(scene, id, "pay-twice");
      scene.pass(2 * MINUTE);
      pass(scene, over);
      step(scene, "rejectPaymentOrder", { id: more });
      const [half, dropped] = [order(scene), order(scene)];
      pay(scene, half, "pay-half");
      pay(scene, dropped);
      const moving = scene.stranger.control("GET", "actors").body as {
        items: { name: string; actions: { name: string; now: { send: Fields }[] }[] }[];
      };
      const drops = moving.items
        .find(({ name }) => name === "chain")
        ?.actions.find(({ name }) => name === "drop-payment");
      scene.act("chain/drop-payment", drops?.now.at(-1)?.send ?? {});
      const gone = order(scene);
      cancel(scene, gone);
      const late = order(scene);
      scene.pass(HOUR);
      for (const id of [gone, late]) pay(scene, id, "pay-late");
    },
    (scene) => void step(scene, "revokeMerchantsReceiptCode", { id: madeCode(scene) }),
  ],
  inputs: {
    getPaymentOrderList: { ...page, Coin: "USDT", Keyword: "P2026", Status: [0], ReviewReason: ["late"] },
    getPaymentOrder: { id: "po_1" },
    createPaymentOrder: { ...bench, validMinutes: 30, returnUrl: "https://shop.example/done" },
    cancelPaymentOrder: { id: "po_1" },
    getRefundOptions: { id: "po_1" },
    refundPaymentOrder: { id: "po_1", basis: "ownAmount", address: elsewhere, amount: "10", reason: "Scratched" },
    getRefundOrder: { id: "po_1" },
    getRefund: { id: "rf_1" },
    createMerchantsReceiptCode: code,
    getMerchantsReceiptCodeList: { ...page, Coin: "USDT", Status: [0], Keyword: "shop" },
    revokeMerchantsReceiptCode: { id: "rc_1" },
    deleteSubMerchant: { id: "sm_1" },
  },
  successes: {
    getPaymentOrder: idOf(order),
    cancelPaymentOrder: idOf(order),
    getRefundOptions: idOf(paidOrder),
    getRefundOrder: idOf(paidOrder),
    getRefund: idOf((scene) => askedRefund(scene).id),
    refundPaymentOrder: (scene) => {
      const id = paidOrder(scene);
      const input = { id, basis: "ownAmount", address: elsewhere, amount: "10", reason: "Scratched" };
      return { api: scene.as("merchant"), input };
    },
    revokeMerchantsReceiptCode: idOf(madeCode),
    deleteSubMerchant: idOf(tillOf),
  },
  recipes: {
    getPaymentOrder: { 40007: unknown("getPaymentOrder") },
    getRefundOrder: { 40007: unknown("getRefundOrder") },
    getRefund: { 40007: unknown("getRefund") },
    createPaymentOrder: {
      40001: recipe("a price in a currency there isn't", createWith({ fiatCurrency: "DOGE" })),
      40002: recipe(CLOSED, after(close, create)),
      40009: recipe("a number used before", (scene) => {
        const api = scene.as("merchant");
        create(api);
        return create(api);
      }),
      40013: recipe("less than the channel's minimum", createWith({ amount: "0.5" })),
      40014: recipe("more than the channel's maximum", createWith({ amount: "50001" })),
      40015: recipe("a merchant on trial, for more than a day's 5 000 USD", (scene) =>
        create(onTrial(scene), { amount: "5001" }),
      ),
      40016: recipe("an 11th unpaid order on trial", (scene) => {
        const api = onTrial(scene);
        for (let count = 0; count < 10; count++)
          done(api, "createPaymentOrder", { ...bench, amount: "5", ...numbered() }, keyed());
        return create(api, { amount: "5" });
      }),
      40017: recipe("`PUT settings` with depositAddressPool 0", (scene) => {
        scene.settings({ depositAddressPool: 0 });
        return create(scene.as("merchant"));
      }),
      60002: recipe(FIAT, createWith({ coin: "USD" })),
      60012: recipe(NO_RATE, after(noRate, create)),
      60013: recipe(TRIAL, (scene) => create(scene.registered("merchant"))),
    },
    createMerchantsReceiptCode: {
      40001: recipe(NO_COIN, makeCodeWith({ coin: "DOGE" })),
      40002: recipe(CLOSED, afterCode(close)),
      40013: recipe("less than the channel's minimum", makeCodeWith({ amount: "0.5" })),
      40014: recipe("more than the channel's maximum", makeCodeWith({ amount: "50001" })),
      60002: recipe(FIAT, makeCodeWith({ coin: "USD" })),
      60012: recipe(NO_RATE, afterCode(noRate)),
      60013: recipe(TRIAL, (scene) => makeCode(scene.registered("merchant"))),
    },
    revokeMerchantsReceiptCode: {
      40007: recipe(UNKNOWN, (scene) => scene.as("merchant").call("revokeMerchantsReceiptCode", { id: "rc_NONE" })),
      60017: recipe("a second time", (scene) => {
        const id = madeCode(scene);
        step(scene, "revokeMerchantsReceiptCode", { id });
        return scene.as("merchant").call("revokeMerchantsReceiptCode", { id }, keyed());
      }),
    },
    cancelPaymentOrder: {
      40005: recipe("`actors/payer/pay-half` before", (scene) => {
        const id = order(scene);
        pay(scene, id, "pay-half");
        return cancel(scene, id);
      }),
      40006: recipe("one that is settled", (scene) => cancel(scene, paidOrder(scene))),
      40007: recipe(UNKNOWN, (scene) => cancel(scene, "po_NONE")),
      60008: recipe("one that has expired", (scene) => {
        const id = order(scene);
        scene.pass(HOUR);
        return cancel(scene, id);
      }),
      60017: recipe("a second time", (scene) => {
        const id = order(scene);
        cancel(scene, id);
        return cancel(scene, id);
      }),
    },
    getRefundOptions: {
      40007: unknown("getRefundOptions"),
      60012: recipe(NO_RATE, (scene) => {
        const id = paidOrder(scene);
        noRate(scene);
        return scene.as("merchant").call("getRefundOptions", { id });
      }),
      60015: recipe("an order that awaits payment", (scene) =>
        scene.as("merchant").call("getRefundOptions", { id: order(scene) }),
      ),
    },
    refundPaymentOrder: {
      40004: recipe("a cancelled order", (scene) => {
        const id = order(scene);
        cancel(scene, id);
        return refund(scene.as("merchant"), id);
      }),
      40007: recipe(UNKNOWN, (scene) => refund(scene.as("merchant"), "po_NONE")),
      40011: recipe("more than the merchant wallet has, with the network's fee", refundAll),
      40012: recipe(
        "`actors/market/network` with withdrawEnabled false",
        refundPaid({}, (scene) =>
          scene.act("market/network", { coin: "USDT", network: "TRC20", withdrawEnabled: false }),
        ),
      ),
      40018: recipe(
        "an address of another network",
        refundPaid({ address: "bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq" }),
      ),
      50014: recipe("more than was paid", refundPaid({ amount: "101" })),
      60015: recipe("an order that awaits payment", (scene) => refund(scene.as("merchant"), order(scene))),
      90007: recipe(
        "`actors/market/network` with atRisk true",
        refundPaid({}, (scene) => scene.act("market/network", { coin: "USDT", network: "TRC20", atRisk: true })),
      ),
    },
    deleteSubMerchant: {
      50011: recipe("an unknown id, or another merchant's cashier", (scene) =>
        scene.as("merchant").call("deleteSubMerchant", { id: "sm_NONE" }),
      ),
      60015: recipe("one with an unpaid order", (scene) => {
        step(scene, "createPaymentOrder", bench, "cashier");
        const id = tillOf(scene);
        return scene.as("merchant").call("deleteSubMerchant", { id });
      }),
    },
  },
};
