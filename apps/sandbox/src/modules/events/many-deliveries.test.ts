import { expect, test } from "vitest";
import { someone } from "../../testing/someone.ts";
import { type Delivery, deliveries } from "./delivery.ts";

test("reads a page at the same cost behind 100 000 deliveries", () => {
  const { api, world } = someone("merchant");
  const webhook = { url: "http://127.0.0.1:9/events", types: ["deposit.credited"] };
  const { id } = api.call("createWebhook", webhook).result;
  api.call("pingWebhook", { id });
  const table = world.table(deliveries);
  const [made] = table.all();
  const fill = (until: number) => {
    const over: Partial<Delivery>[] = [{ status: "delivered" }, { status: "failed", failReason: "status" }];
    while (table.size < until)
      table.insert({ ...(made as Delivery), ...over[table.size % 2], id: `dl_${table.size}`, step: "done" });
  };
  const looked = (input: Record<string, unknown>) => {
    let count = 0;
    const { orderOf } = table;
    table.orderOf = (key) => {
      count += 1;
      return orderOf.call(table, key);
    };
    const { items } = api.call("getWebhookDeliveries", input).result;
    table.orderOf = orderOf;
    return [items.length, count];
  };
  const asked = [{}, { id, Sorting: "time asc" }, { Status: ["failed", "retrying"], StartTime: world.clock.iso() }];
  fill(1000);
  const few = asked.map(looked);
  fill(100_000);
  expect(asked.map(looked)).toEqual(few);
});
