import type { Api } from "../../testing/client.ts";
import { byMei, changed, done, later, type ModuleTesting, type Scene, suspended } from "../../testing/scene.ts";

const MINUTE = 60_000;
const asked = { legalCurrency: "GBP", coin: "USDT", amount: "200.00" };
const payment = {
  quoteId: "cq_1",
  amount: "200.00",
  paymentMethod: "visa",
  returnUrl: "https://app.coffer.example/creditcard",
};

type Sent = Record<string, unknown>;
const quoted = (api: Api, changes: Sent = {}) => {
  const { quoteId, amount } = done(api, "getCreditCardQuote", { ...asked, ...changes });
  return { ...payment, quoteId, amount };
};
const placed = (api: Api, changes: Sent = {}) => done(api, "sendCreditCardPayment", quoted(api, changes)).id;
const codeFor = (scene: Scene, id: string) => String(scene.act("provider/authorize", { id }).code);
/** Paid after a price move that needs the owner's acceptance. */
const askedAgain = (scene: Scene, api: Api) => {
  const id = placed(api, { coin: "ETH" });
  const code = codeFor(scene, id);
  scene.act("market/price", { coin: "ETH", percent: "4" });
  const { reconfirmation } = done(api, "exchangeCreditCardCode", { id, code });
  return { id, code, acceptedQuoteId: reconfirmation?.quoteId ?? "cq_NONE" };
};
const going = (scene: Scene, api: Api) => {
  const id = placed(api);
  const code = codeFor(scene, id);
  done(api, "exchangeCreditCardCode", { id, code });
  return { id, code };
};
const send = changed("sendCreditCardPayment", quoted);
const ready = (scene: Scene, input: (api: Api) => Sent) => {
  const api = scene.as("mei");
  return { api, input: input(api) };
};
const declined = (scene: Scene, api: Api) => {
  const id = placed(api);
  scene.act("provider/decline", { id });
  return id;
};
const unknown = (id: "getCreditCardOrder" | "exchangeCreditCardCode" | "cancelCreditCardOrder", more: Sent = {}) =>
  byMei("an unknown id, or somebody else's", (api) => api.call(id, { id: "ko_NONE", ...more }));

export const testing: ModuleTesting = {
  inputs: {
    getCreditCardQuote: asked,
    sendCreditCardPayment: payment,
    getCreditCardOrder: { id: "ko_1" },
    exchangeCreditCardCode: { id: "ko_1", code: "a1b2c3d4" },
    cancelCreditCardOrder: { id: "ko_1" },
  },
  successes: {
    sendCreditCardPayment: (scene) => ready(scene, quoted),
    getCreditCardOrder: (scene) => ready(scene, (api) => ({ id: placed(api) })),
    exchangeCreditCardCode: (scene) =>
      ready(scene, (api) => {
        const id = placed(api);
        return { id, code: codeFor(scene, id) };
      }),
    cancelCreditCardOrder: (scene) => ready(scene, (api) => ({ id: placed(api) })),
  },
  lives: [
    (scene) => {
      const api = scene.as("mei");
      const { id, acceptedQuoteId } = askedAgain(scene, api);
      done(api, "exchangeCreditCardCode", { id, acceptedQuoteId });
    },
  ],
  recipes: {
    getCreditCardQuote: {
      40001: byMei("a currency no card pays in", (api) =>
        api.call("getCreditCardQuote", { ...asked, legalCurrency: "CNY" }),
      ),
      50014: byMei("less than the least", (api) => api.call("getCreditCardQuote", { ...asked, amount: "1.00" })),
      60012: byMei("`actors/market/rate` with hasRate false", (api, scene) => {
        scene.act("market/rate", { coin: "USDT", hasRate: false });
        return api.call("getCreditCardQuote", asked);
      }),
    },
    sendCreditCardPayment: {
      40016: send("three to be paid", {}, (_, api) => void [placed(api), placed(api), placed(api)]),
      50014: send("less than the least", { amount: "1.00" }),
      60009: send("`actors/operator/suspend-merchant`", {}, suspended, "merchant"),
      60012: send("a quote that has ended", { quoteId: "cq_NONE" }),
      60013: send("somebody not verified (`fresh`)", {}, undefined, "fresh"),
      60025: send("another amount than the quote's", { amount: "199.00" }),
      70001: send("`actors/provider/ask-card`", {}, (scene) => void scene.act("provider/ask-card", { name: "mei" })),
    },
    getCreditCardOrder: { 40007: unknown("getCreditCardOrder") },
    exchangeCreditCardCode: {
      40004: byMei("cancelled before", (api, scene) => {
        const id = placed(api);
        const code = codeFor(scene, id);
        done(api, "cancelCreditCardOrder", { id });
        return api.call("exchangeCreditCardCode", { id, code });
      }),
      40006: byMei("a new rate agreed to after the coin came", (api, scene) => {
        const { id } = going(scene, api);
        scene.pass(13 * MINUTE);
        return later(scene, "exchangeCreditCardCode", { id, acceptedQuoteId: "cq_NONE" });
      }),
      40007: unknown("exchangeCreditCardCode", { code: "a1b2c3d4" }),
      50002: byMei("another code than the provider's", (api) =>
        api.call("exchangeCreditCardCode", { id: placed(api), code: "a1b2c3d4" }),
      ),
      60008: byMei("`actors/provider/decline` before", (api, scene) =>
        api.call("exchangeCreditCardCode", { id: declined(scene, api), code: "a1b2c3d4" }),
      ),
      60012: byMei("another rate than the one to agree to", (api, scene) => {
        const { id } = askedAgain(scene, api);
        return api.call("exchangeCreditCardCode", { id, acceptedQuoteId: "cq_NONE" });
      }),
      60015: byMei("a rate agreed to where nobody asked", (api) =>
        api.call("exchangeCreditCardCode", { id: placed(api), acceptedQuoteId: "cq_NONE" }),
      ),
      60016: byMei("15 minutes later", (api, scene) => {
        const id = placed(api);
        scene.pass(15 * MINUTE);
        return later(scene, "exchangeCreditCardCode", { id, code: "a1b2c3d4" });
      }),
      70001: byMei("`actors/provider/ask-card`", (api, scene) => {
        const id = placed(api);
        const code = codeFor(scene, id);
        scene.act("provider/ask-card", { name: "mei" });
        return api.call("exchangeCreditCardCode", { id, code });
      }),
    },
    cancelCreditCardOrder: {
      40005: byMei("paid and going on", (api, scene) =>
        api.call("cancelCreditCardOrder", { id: going(scene, api).id }),
      ),
      40006: byMei("the coin came", (api, scene) => {
        const { id } = going(scene, api);
        scene.pass(13 * MINUTE);
        return later(scene, "cancelCreditCardOrder", { id });
      }),
      40007: unknown("cancelCreditCardOrder"),
      60015: byMei("`actors/provider/decline` before", (api, scene) =>
        api.call("cancelCreditCardOrder", { id: declined(scene, api) }),
      ),
      60017: byMei("cancelled before", (api) => {
        const id = placed(api);
        done(api, "cancelCreditCardOrder", { id });
        return api.call("cancelCreditCardOrder", { id });
      }),
    },
  },
};
