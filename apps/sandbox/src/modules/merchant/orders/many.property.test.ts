import { PaymentOrderStatus } from "@coffer/sdk/contract";
import { expect, test } from "vitest";
import { bench, step } from "../../../testing/payment-orders.ts";
import { Scene } from "../../../testing/scene.ts";
import { type PaymentOrder, paymentOrders } from "./order.ts";

const { awaitingPayment, completed, expired, pendingReview } = PaymentOrderStatus;

test("reads pages and makes orders at the same cost behind 100 000 orders", () => {
  const scene = new Scene();
  step(scene, "createPaymentOrder", bench);
  const table = scene.world.table(paymentOrders);
  const [made] = table.all();
  const statuses = [completed, completed, completed, expired];
  const fill = (until: number) => {
    while (table.size < until) {
      const at = table.size;
      const own = { id: `po_${at}`, merchantKey: `80431 x-${at}`, at: (made?.at ?? 0) - at * 60_000 };
      const status = at % 500 === 0 ? pendingReview : (statuses[at % statuses.length] ?? completed);
      table.insert({ ...(made as PaymentOrder), ...own, status });
    }
  };
  const looked = (work: () => unknown) => {
    let count = 0;
    const { orderOf, get } = table;
    table.orderOf = (key) => {
      count += 1;
      return orderOf.call(table, key);
    };
    table.get = (key) => {
      count += 1;
      return get.call(table, key);
    };
    work();
    Object.assign(table, { orderOf, get });
    return count;
  };
  let number = 0;
  const asked = [
    () => step(scene, "getPaymentOrderList", { Status: [awaitingPayment, completed] }),
    () => step(scene, "getPaymentOrderList", { Coin: "USDT", Sorting: "amount desc" }),
    () => step(scene, "getToBeReviewedCount"),
    () => step(scene, "createPaymentOrder", { ...bench, merchantOrderNumber: `N-${number++}` }),
  ];
  fill(1000);
  const few = asked.map(looked);
  fill(100_000);
  expect(asked.map(looked)).toEqual(few);
});
