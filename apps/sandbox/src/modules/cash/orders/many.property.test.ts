import { CashOrderStatus } from "@coffer/sdk/contract";
import { expect, test } from "vitest";
import { runs } from "../../../../../../.ci/property.ts";
import { done, Scene } from "../../../testing/scene.ts";
import { cashOrders } from "./order.ts";

const MANY = runs(100_000);
const PAGES = 20;

test("keeps the cost of lists, limits and bank actions constant over many orders", () => {
  const scene = new Scene();
  const table = scene.world.table(cashOrders);
  const [row] = table.all();
  if (!row) throw new Error("The seed has orders.");
  const { success, failed, cancelled } = CashOrderStatus;
  for (let at = 0; at < MANY; at++) {
    const status = [success, failed, cancelled][at % 3] ?? success;
    table.insert({
      ...row,
      uid: "80412",
      id: `ct_many${at}`,
      number: `CI20261001${at}`,
      status,
      amount: `${100 + (at % 900)}`,
    });
  }
  const api = scene.as("mei");
  const { id } = done(api, "createTopUpOrder", { channel: "ach", amount: "500" });
  const work = () => {
    done(api, "getCashHistory", { Status: [success, failed], Sorting: "amount desc", SkipCount: 40 });
    done(api, "getMyCashTopUpOrderList", { Coin: "GBP" });
    done(api, "getCashChannelList");
    scene.stranger.control("GET", "actors");
  };
  work();
  const began = performance.now();
  for (let page = 0; page < PAGES; page++) work();
  expect((performance.now() - began) / PAGES).toBeLessThan(200);
  scene.act("bank/receive", { id });
  expect(done(api, "getCashHistory").totalCount).toBeGreaterThan(MANY);
});
