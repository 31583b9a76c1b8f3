import { VerificationScene } from "@coffer/sdk/contract";
import {
  cancelled,
  channel,
  credited,
  overdue,
  type PayingOut,
  paid,
  papersAsked,
  payees,
  payOut,
  payOutOf,
  sentBack,
  topUp,
  topUpAs,
  topUpInput,
  upload,
  verification,
  waiting,
} from "../../../testing/cash.ts";
import type { Api } from "../../../testing/client.ts";
import { image } from "../../../testing/images.ts";
import {
  done,
  five,
  type ModuleTesting,
  page,
  type Recipes,
  recipe,
  right,
  type Scene,
  type Told,
} from "../../../testing/scene.ts";

type OnTopUp = "getPayInInfo" | "confirmCashTopUpPayment" | "cancelCashTopUpOrder" | "getCashTopUpOrder";
const after = (id: OnTopUp, make: (scene: Scene) => { api: Api; id: string }) => (scene: Scene) => {
  const order = make(scene);
  return order.api.call(id, { id: order.id }, { idempotencyKey: `again-${order.id}` });
};
const unknown = (id: OnTopUp | "getCashWithdrawOrder") =>
  recipe("an unknown id, or somebody else's", (scene) => scene.as("mei").call(id, { id: "ct_NONE" }));

const check = (api: Api, changes: object = {}) =>
  api.call("validateInfo", {
    ...payees.createCashWithdrawOrder(api),
    ...{ channel: "ach", amount: "100" },
    ...changes,
  });
const checkTopUp = (api: Api, changes: object = {}) =>
  api.call("validateInfo", { ...topUpInput, topUp: true, ...changes });

const asMei =
  (run: (api: Api) => Told, before: (scene: Scene) => unknown = () => {}) =>
  (scene: Scene) => {
    before(scene);
    return run(scene.as("mei"));
  };
const blocked = (scene: Scene) => {
  const api = scene.as("mei");
  scene.send(VerificationScene.unbind, {}, api);
  done(api, "unBindPhoneNumber", { verification: right });
};
const shut = (scene: Scene) => scene.act("operator/shut-cash", { name: "mei" });
const asked = (scene: Scene) => scene.act("institution/ask", { name: "mei" });
const unreached = (scene: Scene) => scene.act("bank/reach-bank", { bicSwiftCode: "PRUBUS44", reached: false });
const CLOSED = "`actors/bank/channel` with open false";
const NO_RATE = "`actors/bank/channel` with hasRate false";
const NOT_ACTIVE = "`actors/institution/ask`: the account is to be confirmed again";
const NOT_REACHED = "`actors/bank/reach-bank` with reached false";
const NOT_OFFERED = "a channel that is no longer offered: `actors/bank/channel` with offered false";

/** Both payouts have the same refusals. */
const refusedPayout = (id: PayingOut): Recipes[PayingOut] => ({
  40012: recipe(
    CLOSED,
    asMei((api) => payOut(id, api), channel("withdraw", { open: false })),
  ),
  40015: recipe(
    "more than is left of the day",
    asMei((api) => payOut(id, api), channel("withdraw", { dailyLimit: "50" })),
  ),
  50002: recipe(
    "a wrong fund PIN",
    asMei((api) => payOut(id, api, { verification: { ...verification, fundPassword: "135790" } })),
  ),
  50010: recipe("five wrong fund PINs", (scene) => {
    const api = scene.as("mei");
    five(() => payOut(id, api, { verification: { ...verification, fundPassword: "135790" } }));
    return payOut(id, api);
  }),
  50014: recipe(
    "less than the channel's minimum",
    asMei((api) => payOut(id, api, { amount: "9.99" })),
  ),
  60004: recipe(
    "`actors/operator/shut-cash`",
    asMei((api) => payOut(id, api), shut),
  ),
  60006: recipe(
    NOT_ACTIVE,
    asMei((api) => payOut(id, api), asked),
  ),
  60007: recipe(
    "more than is available",
    asMei((api) => payOut(id, api, { amount: "9000" })),
  ),
  60011: recipe(
    "within 24 h of a security change",
    asMei((api) => payOut(id, api), blocked),
  ),
  60012: recipe(
    NO_RATE,
    asMei((api) => payOut(id, api), channel("withdraw", { hasRate: false })),
  ),
  60013: recipe("somebody not verified (`fresh`)", (scene) => payOutOf(id, scene.as("fresh"))),
  60020: recipe(
    "a payee that isn't the user's",
    asMei((api) => payOutOf(id, api)),
  ),
  60029: recipe(
    "no more than the fee, where `actors/bank/channel` lets so little through",
    asMei((api) => payOut(id, api, { amount: "2" }), channel("withdraw", { minAmount: "1" })),
  ),
  60030: recipe(
    NOT_REACHED,
    asMei((api) => payOut(id, api), unreached),
  ),
  90002: recipe("somebody verified without a fund PIN (`cashier`)", (scene) => payOutOf(id, scene.as("cashier"))),
});

const send = ({ api, id }: { api: Api; id: string }, fileIds: readonly string[]) =>
  api.call("sendCashPapers", { id, fileIds });
const review = (scene: Scene, id: string, decision: string) =>
  scene.act("reviewer/decide", { queue: "cashOrder", id, decision });
const list = { ...page, Coin: "GBP", Status: [2], Keyword: "C2026", Sorting: "amount desc" };

export const testing: ModuleTesting = {
  lives: [
    // An unpaid top-up, one whose payment never came, and one from an unlisted account.
    (scene) => {
      const api = scene.as("mei");
      done(api, "createTopUpOrder", topUpInput);
      const file = image("jpeg", 1000, "sandbox-unmatched.jpg");
      const { fileId } = done(api, "uploadImage", { file, purpose: "paymentVoucher" });
      const { id } = done(api, "createTopUpOrder", topUpInput);
      done(api, "confirmCashTopUpPayment", { id, voucherFileIds: [fileId] });
      const sepa = done(api, "createTopUpOrder", { channel: "sepa", amount: "500" });
      scene.act("bank/receive", { id: sepa.id, iban: "DE89370400440532013000" });
      scene.pass(10 * 24 * 3_600_000);
    },
    // A payout questioned twice, approved and paid; and one rejected with its documents.
    (scene) => {
      const order = papersAsked(scene);
      done(order.api, "sendCashPapers", { id: order.id, fileIds: [upload(order.api)] });
      scene.act("bank/ask-papers", { id: order.id });
      done(order.api, "sendCashPapers", { id: order.id, fileIds: [upload(order.api)] });
      review(scene, order.id, "approve");
      scene.act("bank/credit", { id: order.id });
      const other = papersAsked(scene, order.api);
      review(scene, other.id, "reject");
    },
  ],
  inputs: {
    getCashChannelList: { currency: "USD", direction: "withdraw" },
    validateInfo: { channel: "ach", amount: "100", beneficiaryId: "bf_1" },
    createTopUpOrder: topUpInput,
    getPayInInfo: { id: "ct_1" },
    confirmCashTopUpPayment: { id: "ct_1", voucherFileIds: ["file_AAAAAA"] },
    cancelCashTopUpOrder: { id: "ct_1" },
    getCashTopUpOrder: { id: "ct_1" },
    getMyCashTopUpOrderList: list,
    createCashWithdrawOrder: { beneficiaryId: "bf_1", amount: "100", reference: "Rent 11/26", verification },
    createWithdrawOrder: { bankAccountId: "ba_1", amount: "100", verification },
    getCashWithdrawOrder: { id: "cw_1" },
    getCashWithdrawOrderList: list,
    getCashHistory: { ...list, direction: "withdraw" },
    sendCashPapers: { id: "cw_1", fileIds: ["file_AAAAAA"], remark: "The lease." },
  },
  successes: {
    validateInfo: (scene) => {
      const api = scene.as("mei");
      return { api, input: { ...payees.createCashWithdrawOrder(api), channel: "ach", amount: "100" } };
    },
    getPayInInfo: (scene) => {
      const { api, id } = waiting(scene);
      return { api, input: { id } };
    },
    confirmCashTopUpPayment: (scene) => {
      const { api, id } = waiting(scene);
      return { api, input: { id, voucherFileIds: [upload(api)] } };
    },
    cancelCashTopUpOrder: (scene) => {
      const { api, id } = waiting(scene);
      return { api, input: { id } };
    },
    getCashTopUpOrder: (scene) => {
      const { api, id } = waiting(scene);
      return { api, input: { id } };
    },
    createCashWithdrawOrder: (scene) => {
      const api = scene.as("mei");
      return { api, input: { ...payees.createCashWithdrawOrder(api), amount: "100", verification } };
    },
    createWithdrawOrder: (scene) => {
      const api = scene.as("mei");
      return { api, input: { ...payees.createWithdrawOrder(api), amount: "100", verification } };
    },
    getCashWithdrawOrder: (scene) => {
      const api = scene.as("mei");
      return { api, input: { id: payOut("createCashWithdrawOrder", api).result.id } };
    },
    sendCashPapers: (scene) => {
      const { api, id } = papersAsked(scene);
      return { api, input: { id, fileIds: [upload(api)] } };
    },
  },
  recipes: {
    getCashChannelList: {
      40001: recipe("a currency the desk doesn't know", (scene) =>
        scene.as("mei").call("getCashChannelList", { currency: "JPY" }),
      ),
      60012: recipe("`actors/market/rate` with hasRate false", (scene) => {
        scene.act("market/rate", { coin: "GBP", hasRate: false });
        return scene.as("mei").call("getCashChannelList");
      }),
      60013: recipe("somebody not verified (`fresh`)", (scene) => scene.as("fresh").call("getCashChannelList")),
    },
    validateInfo: {
      40001: recipe(NOT_OFFERED, asMei(checkTopUp, channel("topUp", { offered: false }))),
      40012: recipe(CLOSED, asMei(check, channel("withdraw", { open: false }))),
      40015: recipe("more than is left of the day", asMei(check, channel("withdraw", { dailyLimit: "50" }))),
      40016: recipe("three that wait for payment", (scene) => {
        const api = scene.as("mei");
        for (let count = 0; count < 3; count++) topUp(api);
        return checkTopUp(api);
      }),
      50014: recipe(
        "more than the channel's maximum",
        asMei((api) => checkTopUp(api, { amount: "50000.01" })),
      ),
      60004: recipe("`actors/operator/shut-cash`", asMei(check, shut)),
      60006: recipe(NOT_ACTIVE, asMei(check, asked)),
      60007: recipe(
        "more than is available",
        asMei((api) => check(api, { amount: "9000" })),
      ),
      60009: recipe(CLOSED, asMei(checkTopUp, channel("topUp", { open: false }))),
      60010: recipe(
        "`actors/bank/currency` with open false",
        asMei(checkTopUp, (scene) => scene.act("bank/currency", { currency: "GBP", open: false })),
      ),
      60011: recipe("within 24 h of a security change", asMei(check, blocked)),
      60012: recipe(NO_RATE, asMei(checkTopUp, channel("topUp", { hasRate: false }))),
      60013: recipe("somebody not verified (`fresh`)", (scene) => checkTopUp(scene.as("fresh"))),
      60020: recipe(
        "a payee that isn't the user's",
        asMei((api) => check(api, { beneficiaryId: "bf_NONE" })),
      ),
      60029: recipe(
        "no more than the fee, where `actors/bank/channel` lets so little through",
        asMei((api) => checkTopUp(api, { amount: "1" }), channel("topUp", { minAmount: "1" })),
      ),
      60030: recipe(NOT_REACHED, asMei(check, unreached)),
      90002: recipe("somebody verified without a fund PIN (`cashier`)", (scene) =>
        check(scene.as("cashier"), { beneficiaryId: "bf_NONE" }),
      ),
    },
    createTopUpOrder: {
      40001: recipe(NOT_OFFERED, topUpAs("mei", {}, channel("topUp", { offered: false }))),
      40015: recipe("more than is left of the day", topUpAs("mei", {}, channel("topUp", { dailyLimit: "1999" }))),
      40016: recipe("three that wait for payment", (scene) => {
        const api = scene.as("mei");
        for (let count = 0; count < 3; count++) topUp(api);
        return topUp(api);
      }),
      50014: recipe("less than the channel's minimum", topUpAs("mei", { amount: "9.99" })),
      60004: recipe("`actors/operator/shut-cash`", topUpAs("mei", {}, shut)),
      60006: recipe("an account that isn't open (`acceptor`)", topUpAs("acceptor")),
      60009: recipe(
        `${CLOSED}, or a channel whose form isn't approved`,
        topUpAs("mei", { channel: "wire", amount: "900" }),
      ),
      60010: recipe(
        "`actors/bank/currency` with open false",
        topUpAs("mei", {}, (scene) => scene.act("bank/currency", { currency: "GBP", open: false })),
      ),
      60012: recipe(NO_RATE, topUpAs("mei", {}, channel("topUp", { hasRate: false }))),
      60013: recipe("somebody not verified (`fresh`)", topUpAs("fresh")),
      60029: recipe(
        "no more than the fee, where `actors/bank/channel` lets so little through",
        topUpAs("mei", { amount: "1" }, channel("topUp", { minAmount: "1" })),
      ),
      90003: recipe("somebody rejected (`rejected`)", topUpAs("rejected")),
      90004: recipe("somebody under review (`pending`)", topUpAs("pending")),
    },
    getPayInInfo: {
      40004: recipe("a cancelled order", after("getPayInInfo", cancelled)),
      40005: recipe("one that is said to be paid", after("getPayInInfo", paid)),
      40006: recipe("one that is credited", after("getPayInInfo", credited)),
      40007: unknown("getPayInInfo"),
      60020: recipe("a channel that was withdrawn since: `actors/bank/channel` with offered false", (scene) => {
        const { api, id } = waiting(scene);
        channel("topUp", { offered: false })(scene);
        return api.call("getPayInInfo", { id });
      }),
    },
    confirmCashTopUpPayment: {
      40004: recipe("a cancelled order", after("confirmCashTopUpPayment", cancelled)),
      40005: recipe("a second time", after("confirmCashTopUpPayment", paid)),
      40006: recipe("one that is credited", after("confirmCashTopUpPayment", credited)),
      40007: unknown("confirmCashTopUpPayment"),
      50012: recipe("a file id nobody uploaded", (scene) => {
        const { api, id } = waiting(scene);
        return api.call("confirmCashTopUpPayment", { id, voucherFileIds: ["file_NNNNNN"] });
      }),
      50013: recipe("a file uploaded for another purpose", (scene) => {
        const { api, id } = waiting(scene);
        return api.call("confirmCashTopUpPayment", { id, voucherFileIds: [upload(api, "identity")] });
      }),
      60016: recipe("more than 24 hours later", after("confirmCashTopUpPayment", overdue)),
    },
    cancelCashTopUpOrder: {
      40005: recipe("one that is said to be paid", after("cancelCashTopUpOrder", paid)),
      40006: recipe("one that is credited", after("cancelCashTopUpOrder", credited)),
      40007: unknown("cancelCashTopUpOrder"),
      60008: recipe("one whose payment is sent back", after("cancelCashTopUpOrder", sentBack)),
      60017: recipe("a second time", after("cancelCashTopUpOrder", cancelled)),
    },
    getCashTopUpOrder: { 40007: unknown("getCashTopUpOrder") },
    getCashWithdrawOrder: { 40008: unknown("getCashWithdrawOrder") },
    createCashWithdrawOrder: refusedPayout("createCashWithdrawOrder") ?? {},
    createWithdrawOrder: refusedPayout("createWithdrawOrder") ?? {},
    sendCashPapers: {
      40007: recipe("an unknown id, or somebody else's", (scene) =>
        send({ api: scene.as("mei"), id: "cw_NONE" }, ["file_NNNNNN"]),
      ),
      50012: recipe("a file id nobody uploaded", (scene) => send(papersAsked(scene), ["file_NNNNNN"])),
      50013: recipe("a file uploaded for another purpose", (scene) => {
        const order = papersAsked(scene);
        return send(order, [upload(order.api, "identity")]);
      }),
      50016: recipe("a fourth, sent after three", (scene) => {
        const order = papersAsked(scene);
        send(order, [upload(order.api), upload(order.api), upload(order.api)]);
        return send(order, [upload(order.api)]);
      }),
      60015: recipe("an order nothing is wanted for", (scene) => {
        const api = scene.as("mei");
        const { id } = payOut("createCashWithdrawOrder", api).result;
        return send({ api, id }, [upload(api)]);
      }),
    },
  },
};
