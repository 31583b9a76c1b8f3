import { expect, test } from "vitest";
import { TestSandbox } from "../testing/client.ts";
import { DAY, HOUR, MINUTE } from "../testing/someone.ts";

const start = () => {
  const sandbox = TestSandbox.start();
  const { control } = sandbox.stranger();
  const now = () => sandbox.world().clock.now();
  return { sandbox, control, now, begun: now() };
};
const refusedField = (body: unknown) =>
  (body as { error: { validationErrors: { field: string }[] } }).error.validationErrors[0]?.field;

test("finishes all due work before an advance returns", () => {
  const { sandbox, control, now, begun } = start();
  const mei = sandbox.as("mei");
  const dueAtFirst = sandbox.world().clock.state.queue.length;
  const { id } = mei.call("applyTransactionOut", {
    ...{ coin: "USDT", network: "TRC20" },
    ...{ address: "TQ5nrDk2hVw8yPzXb41mC9sLqEezxuLApv", amount: "100" },
  }).result;
  expect(control("POST", "clock/advance", { ms: 10 * MINUTE, times: 6 })).toMatchObject({ status: 200 });
  expect(now() - begun).toBe(HOUR);
  const { items } = sandbox.as("mei").call("getListByCoinTransactionOut", {}).result;
  expect(items.find((item) => item.id === id)?.status).toBe(9);
  control("POST", "clock/advance", { to: new Date(begun + DAY).toISOString() });
  expect(now() - begun).toBe(DAY);
  expect(control("POST", "clock/run-due").body).toMatchObject({ dueCount: dueAtFirst });
});

test("reaches the same world by many short steps and one long step", () => {
  const [steps, leap] = [start(), start()];
  for (const { control } of [steps, leap])
    control("POST", "chain/deposit", { coin: "BTC", network: "BTC", amount: "1", name: "mei" });
  steps.control("POST", "clock/advance", { ms: 7 * MINUTE, times: 12 });
  leap.control("POST", "clock/advance", { ms: 84 * MINUTE });
  expect(steps.sandbox.world().hash()).toBe(leap.sandbox.world().hash());
});

test("freezes, runs and speeds up the time", () => {
  const { sandbox, control, begun, now } = start();
  expect(control("GET", "clock").body).toMatchObject({ mode: "frozen", speed: 1 });
  expect(control("POST", "clock/live", { speed: 60 }).body).toMatchObject({ mode: "live", speed: 60 });
  sandbox.world().clock.follow(1000);
  expect(now() - begun).toBe(MINUTE);
  expect(control("POST", "clock/freeze").body).toMatchObject({ mode: "frozen" });
  sandbox.world().clock.follow(9000);
  expect(now() - begun).toBe(MINUTE);
  expect(control("POST", "clock/live").body).toMatchObject({ mode: "live", speed: 1 });
});

test.each([
  ["clock/advance", { ms: -1 }, "ms"],
  ["clock/advance", { ms: 1.5 }, "ms"],
  ["clock/advance", {}, "ms"],
  ["clock/advance", { ms: DAY, times: 0 }, "times"],
  ["clock/advance", { ms: DAY, times: 1001 }, "times"],
  ["clock/advance", { ms: 365 * DAY, times: 11 }, "ms"],
  ["clock/advance", { to: "tomorrow" }, "to"],
  ["clock/advance", { to: "2020-01-01T00:00:00Z" }, "to"],
  ["clock/advance", { to: "2027-01-01T00:00:00Z", times: 2 }, "times"],
  ["clock/advance", { minutes: 5 }, "ms"],
  ["clock/live", { speed: 0 }, "speed"],
  ["clock/live", { speed: 3601 }, "speed"],
  ["clock/freeze", { now: true }, "now"],
])("refuses %s %j at its field and changes nothing", (path, body, field) => {
  const { sandbox, control } = start();
  const before = sandbox.world().hash();
  const reply = control("POST", path, body);
  expect([reply.status, refusedField(reply.body)]).toEqual([400, field]);
  expect(sandbox.world().hash()).toBe(before);
});
