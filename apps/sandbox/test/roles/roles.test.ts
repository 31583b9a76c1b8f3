import { operations } from "@coffer/sdk/contract";
import { expect, test } from "vitest";
import { personas } from "../../src/modules/auth/user/personas.ts";
import { type Api, TestSandbox } from "../../src/testing/client.ts";
import { goodInput } from "../fuzz/good.ts";

/** An account of each kind that meets the merchant's console, and nobody. */
const PEOPLE = ["merchant", "cashier", "mei", "enterprise"] as const;
const typeOf = (name: string) => personas.find((each) => each.name === name)?.user.accountType ?? -1;

const merchantCalls = Object.values(operations).filter(({ group }) => group === "merchant");
const DENIED = [401, 403];

/** As the contract says: who may call it, and with which status whoever mayn't is turned away. */
const turnedAway = (accounts: readonly number[] | undefined, name: string) =>
  accounts === undefined || accounts.includes(typeOf(name)) ? null : 403;

test("each of a merchant's calls is served or refused to each account as the contract says", () => {
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

test("nobody makes a merchant's call without being signed in", () => {
  const stranger = TestSandbox.start().stranger();
  const open = merchantCalls.filter(
    ({ operationId }) => stranger.call(operationId, goodInput(operationId)).status !== 401,
  );
  expect(open.map(({ operationId }) => operationId)).toEqual([]);
});
