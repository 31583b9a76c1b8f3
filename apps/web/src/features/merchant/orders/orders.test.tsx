import { screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { type AppOptions, openApp } from "../../../../test/app.tsx";
import { button, noText, offered, text, words } from "../../../../test/page.tsx";
import { coffer } from "../api.ts";

type Opened = Awaited<ReturnType<typeof openApp>>;
const minute = 60_000;
const pin = "246810";
const main = () => document.querySelector("main")?.textContent ?? "";
const dialog = () => document.querySelector("[role=alertdialog]")?.textContent ?? "";
const numbers = () => screen.queryAllByText(/^P\d{13}$/).map(({ textContent }) => textContent);
const act = (app: Opened, what: string, id: string, more = {}) =>
  app.control("POST", `actors/payer/${what}` as never, { id, ...more } as never);

const open = (search = "", options: AppOptions = {}) =>
  openApp(`/merchant/transaction${search}`, { as: "merchant", ...options });
const ask = (merchantOrderNumber: string, amount = "100") =>
  coffer.merchant.createPaymentOrder({
    ...{ merchantOrderNumber, amount, subject: "Oak bench", fiatCurrency: "EUR", coin: "USDT", network: "TRC20" },
  });
/** Opens an order paid in this way, after confirmation or settlement. */
async function openPaid(how: "pay" | "pay-twice", hours = 0, options: AppOptions = {}) {
  const app = await open("?tab=codes", options);
  const order = await ask("HP-1");
  act(app, how, order.id);
  await app.pass(2 * minute + hours * 60 * minute);
  await app.goTo(`/merchant/transaction?id=${order.id}`);
  await waitFor(() => expect(main()).toContain(order.number));
  return { app, order };
}
/** Opens the review list with two double payments. */
async function openReviews() {
  const app = await open("?tab=codes");
  const orders = [await ask("HP-1"), await ask("HP-2", "40")] as const;
  for (const { id } of orders) act(app, "pay-twice", id);
  await app.pass(2 * minute);
  await app.goTo("/merchant/transaction?tab=reviews");
  await waitFor(() => expect(numbers()).toHaveLength(2));
  return { app, orders };
}
const status = async (id: string) => (await coffer.merchant.getPaymentOrder({ id })).status;
const prove = (app: Opened, typed = pin) => app.type("form.fundPin", typed);

it("sends the address's filters and order to the server, with named and own views", async () => {
  const asked: URL[] = [];
  const app = await open("?status=awaitingPayment&status=expired&why=late&of=USDT&sort=-amount&q=T2&page=3", {
    scenario: "merchant-till",
    network: (request, go) => {
      asked.push(new URL(request.url));
      return go();
    },
  });
  await text("table.noMatch");
  const list = asked.find(({ pathname }) => pathname.endsWith("PaymentOrder/GetList"))?.searchParams;
  expect(list?.getAll("Status")).toEqual(["0", "7"]);
  expect(list?.getAll("ReviewReason")).toEqual(["late"]);
  const others = { Coin: "USDT", Sorting: "amount desc", Keyword: "T2", SkipCount: "40", MaxResultCount: "20" };
  expect(Object.fromEntries(list ?? [])).toMatchObject(others);
  await app.press("merchantOrders.saveView");
  await app.type("merchantOrders.viewName", "Late ones");
  await app.press("merchantOrders.keepView");
  await app.press("merchantOrders.viewAll");
  await waitFor(() => expect(numbers()).toHaveLength(5));
  app.reload();
  await app.user.click(await screen.findByText("Late ones"));
  await waitFor(() => expect(app.address()).toContain("why="));
  expect(app.address()).not.toContain("page=");
});

it("expands a row, and shows timeline, payer and transaction on its page", async () => {
  const app = await open("?status=confirming", { scenario: "merchant-till" });
  await waitFor(() => expect(numbers()).toHaveLength(1));
  const [number = ""] = numbers();
  await app.press("merchantOrders.unfold", { number: number ?? "" });
  await screen.findAllByText(words("merchantOrders.payer"));
  await app.press("merchantOrders.fold", { number: number ?? "" });
  await waitFor(() => expect(noText("merchantOrders.payer")).toBe(true));
  await app.press("merchantOrders.details");
  await text("merchantOrders.timeline");
  await button("merchantOrders.copyTransaction");
  expect(app.address()).toContain("id=po_");
});

it("exports the whole list, not only the shown page", async () => {
  const app = await open("?size=2", { scenario: "merchant-till" });
  await waitFor(() => expect(numbers()).toHaveLength(2));
  const saved: Blob[] = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
    saved.push(blob as Blob);
    return "blob:saved";
  });
  await app.press("table.csv");
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(((await saved[0]?.text()) ?? "").trim().split("\r\n")).toHaveLength(6);
});

it("passes all pending payments by keyboard: listed, summed, proved, once", async () => {
  const { app, orders } = await openReviews();
  await app.tabTo("merchantOrders.markAll");
  await app.user.keyboard("{Enter}");
  await app.tabTo("merchantOrders.passSome", { count: 2 });
  await app.user.keyboard("{Enter}");
  await text("merchantOrders.passTitle", { count: 2 });
  await waitFor(() => expect(document.activeElement?.textContent).toBe(words("merchantOrders.notNow")));
  for (const { number } of orders) expect(dialog()).toContain(number);
  expect(dialog()).toContain("280.00"); // 2 × 100 + 2 × 40
  await prove(app);
  await app.user.keyboard("{Enter}");
  await text("merchantOrders.nothingWaits");
  expect(app.sent("Pass")).toHaveLength(1);
  for (const { id } of orders) expect(await status(id)).toBe(4);
});

it("lists outgoing records with their destination, and a payment with its exception", async () => {
  const app = await openApp("/merchant/transaction?tab=reviews", { as: "merchant", scenario: "merchant-trial" });
  await text("merchantOrderStatus.partial");
  await app.press("merchantOrders.markAll");
  await app.press("merchantOrders.passSome", { count: 4 });
  await waitFor(() => expect(dialog()).toContain("TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t"));
});

it("shows a wrong fund PIN at its field, clears it, and passes nothing", async () => {
  const { app, orders } = await openReviews();
  await app.press("merchantOrders.markAll");
  await app.press("merchantOrders.passSome", { count: 2 });
  await prove(app, "135790");
  await app.press("merchantOrders.passYes", { count: 2 });
  await waitFor(() => expect(document.querySelector("[aria-invalid=true]")).not.toBeNull());
  expect(await status(orders[0].id)).toBe(2);
});

it.each([40006, 60015])("reports a decision made meanwhile (%i), and passes nothing", async (value) => {
  const { app } = await openPaid("pay-twice");
  await app.press("merchantOrders.pass");
  app.fault("passPaymentOrder", "code", { value });
  await prove(app);
  await app.press("merchantOrders.passYes", { count: 1 });
  await waitFor(() => expect(document.querySelector("[role=alertdialog] [role=alert]")).not.toBeNull());
  expect(app.sent("Pass")).toHaveLength(1);
});

it("looks up the order after a lost reply to a pass", async () => {
  const { app, order } = await openPaid("pay-twice");
  await app.press("merchantOrders.pass");
  app.fault("passPaymentOrder", "commitThenDrop");
  await prove(app);
  await app.press("merchantOrders.passYes", { count: 1 });
  await text("flow.unknownTitle");
  await app.press("flow.askNow");
  await waitFor(() => expect(dialog()).toBe(""));
  expect(await status(order.id)).toBe(4);
});

it("asks for the proof again under the same key if the pass never arrived", async () => {
  const { app, order } = await openPaid("pay-twice");
  await app.press("merchantOrders.pass");
  app.fault("passPaymentOrder", "reset");
  await prove(app);
  await app.press("merchantOrders.passYes", { count: 1 });
  await text("flow.unknownTitle");
  app.noFaults();
  await app.press("flow.askNow");
  await text("flow.reopened");
  await prove(app);
  await app.press("merchantOrders.passYes", { count: 1 });
  await waitFor(() => expect(dialog()).toBe(""));
  expect(new Set(app.sent("Pass").map(({ key }) => key)).size).toBe(1);
  expect(await status(order.id)).toBe(4);
});

it("rejects several with one reason, and reports one decided meanwhile", async () => {
  const { app, orders } = await openReviews();
  await app.press("merchantOrders.markAll");
  await app.press("merchantOrders.rejectSome", { count: 2 });
  await app.press("merchantOrders.rejectYes", { count: 2 });
  await text("form.required", { label: words("merchantOrders.reason") });
  await coffer.merchant.rejectPaymentOrder({ id: orders[1].id, reason: "Elsewhere" });
  await app.type("merchantOrders.reason", "Please pay at the counter");
  await app.press("merchantOrders.rejectYes", { count: 2 });
  await waitFor(() => expect(dialog()).toBe(""));
  await text("merchantOrders.decidedBefore", { count: 1 });
  for (const { id } of orders) expect(await status(id)).toBe(5);
});

it("refunds an own amount once with the network's fee, then passes it", async () => {
  const { app, order } = await openPaid("pay", 8);
  await app.press("merchantOrders.refund");
  await app.user.click(await text("merchantOrders.ownAmount"));
  await app.type("merchantOrders.refundAmount", "101");
  await app.press("merchantOrders.usePayer");
  await app.type("merchantOrders.refundReason", "Scratched in transit");
  await app.press("merchantOrders.refundYes", { amount: "101.00 USDT" });
  await waitFor(() => expect(document.querySelector("[aria-invalid=true]")).not.toBeNull());
  await app.type("merchantOrders.refundAmount", "40");
  await waitFor(() => expect(dialog()).toContain("41.00"));
  app.fault("refundPaymentOrder", "commitThenDrop");
  await app.press("merchantOrders.refundYes", { amount: "40.00 USDT" });
  await text("flow.unknownTitle");
  app.noFaults();
  await app.press("flow.askNow");
  await text("merchantOrders.refunds");
  expect(new Set(app.sent("Refund").map(({ key }) => key)).size).toBe(1);
  expect((await coffer.merchant.getRefundOrder({ id: order.id })).items).toHaveLength(1);
  await app.press("merchantOrders.pass");
  await prove(app);
  await app.press("merchantOrders.passYes", { count: 1 });
  await text("merchantOrderStatus.refundSent");
  await app.pass(10 * minute);
  await text("merchantOrderStatus.refundDone");
});

it.each([40004, 40011, 40012, 50014, 60015])("explains refusal %i of a refund, and holds nothing", async (value) => {
  const { app } = await openPaid("pay", 8);
  await app.press("merchantOrders.refund");
  await app.press("merchantOrders.usePayer");
  await app.type("merchantOrders.refundReason", "Scratched");
  app.fault("refundPaymentOrder", "code", { value });
  await app.press("merchantOrders.refundYes", { amount: "100.00 USDT" });
  await waitFor(() =>
    expect(document.querySelector("[role=alertdialog] :is([role=alert], [aria-invalid=true])")).not.toBeNull(),
  );
  expect(app.sent("Refund")).toHaveLength(1);
});

it("tells a cashier on an order and in the list that the merchant decides", async () => {
  const { app } = await openPaid("pay-twice", 0, { as: "cashier" });
  await text("merchantOrders.onlyMerchant");
  expect(offered("merchantOrders.pass")).toBeUndefined();
  await app.goTo("/merchant/transaction?tab=reviews");
  await text("merchant.ownTitle");
  expect(app.sent("GetReviewList")).toHaveLength(0);
});

it("reports an unknown order, and tells a suspended merchant", async () => {
  const app = await open("?id=po_NONE");
  await text("merchantOrders.noOrder");
  app.fault("getPaymentOrderList", "code", { value: 40003 });
  await app.goTo("/merchant/transaction");
  await text("error.again");
});
