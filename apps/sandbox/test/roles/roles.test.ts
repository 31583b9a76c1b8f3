import { operations } from "@coffer/sdk/contract";
import { expect, test } from "vitest";
import { personas } from "../../src/modules/auth/user/personas.ts";
import { type Api, TestSandbox } from "../../src/testing/client.ts";
import { goodInput } from "../fuzz/good.ts";

/** An account of each kind that uses the merchant's console. */
const PEOPLE = ["merchant", "cashier", "mei", "enterprise"] as const;
const typeOf = (name: string) => personas.find((each) => each.name === name)?.user.accountType ?? -1;

const merchantCalls = Object.values(operations).filter(({ group }) => group === "merchant");
const DENIED = [401, 403];

/** Returns the status with which the contract refuses this account. */
const turnedAway = (accounts: readonly number[] | undefined, name: string) =>
  accounts === undefined || accounts.includes(typeOf(name)) ? null : 403;

test("serves or refuses each merchant call per account as the contract says", () => {
  const sandbox = TestSandbox.start();
  const callers: [string, Api][] = PEOPLE.map((name) => [name, sandbox.as(name)]);
  const said = merchantCalls.flatMap(({ operationId }) =>
    callers.map(([name, api]) => {
      const { status } = api.call(operationId, goodInput(operationId));
      return [operationId, name, DENIED.includes(status) ? status : null];
    }),
  );
  const asked = merchantCalls.flatMap(({ operationId, accounts }) =>
    PEOPLE.map((name) => [operationId, name, turnedAway(accounts, name)]),
  );
  expect(merchantCalls.length).toBeGreaterThan(40);
  expect(said).toEqual(asked);
});

test("refuses every merchant call without a session", () => {
  const stranger = TestSandbox.start().stranger();
  const open = merchantCalls.filter(
    ({ operationId }) => stranger.call(operationId, goodInput(operationId)).status !== 401,
  );
  expect(open.map(({ operationId }) => operationId)).toEqual([]);
});
