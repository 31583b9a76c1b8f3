import { type OperationInfo, operations } from "@coffer/sdk/contract";
import { describe, expect, test } from "vitest";
import { outcomesOf } from "../../src/core/asked-outcome.ts";
import type { PersonaName } from "../../src/modules/auth/user/personas.ts";
import { TestSandbox } from "../../src/testing/client.ts";
import { encryptFields } from "../../src/testing/encrypt.ts";
import { image } from "../../src/testing/images.ts";
import { email, PASSWORD, phone, Scene } from "../../src/testing/scene.ts";
import { validInputs } from "../../src/testing/valid-inputs.ts";
import { callerOf } from "./everywhere.ts";
import { pairs, strays } from "./recipes.ts";
import { readyFor, servedIds } from "./successes.ts";
import { outcomesTable } from "./table.ts";

test("has recipes only for codes that the contract names", () => expect(strays).toEqual([]));

test("documents every code in ERROR-RECIPES.md", async () => {
  await expect(outcomesTable()).toMatchFileSnapshot("../../ERROR-RECIPES.md");
});

test("leaves few codes to the header alone", () => {
  const rest = pairs.filter(({ recipe }) => recipe === null);
  // An identity and a fund PIN are never removed, so both exist when a withdrawal is confirmed.
  expect(rest.map(({ operation, code }) => `${operation.operationId} ${code}`)).toEqual([
    "confirmTransactionOut 60013",
    "confirmTransactionOut 90002",
  ]);
});

describe("recipes of every other code", () => {
  const scene = new Scene();
  const ways = Map.groupBy(pairs, ({ operation }) => operation.operationId);
  test.each([...ways])("%s", (_, codes) => {
    for (const { code, recipe } of codes) {
      if (!recipe) continue;
      scene.reset();
      expect([code, recipe.how, recipe.run(scene).error?.code]).toEqual([code, recipe.how, code]);
    }
  });
});

describe("success of every built operation", () => {
  const scene = new Scene();
  test.each(servedIds)("%s", (id) => {
    const { api, input } = readyFor(id, scene);
    expect(api.call(id, input).error).toBeNull();
  });
});

const signIn: Readonly<Record<string, object>> = {
  authenticateByEmailAddress: { ...email, password: PASSWORD },
  authenticateByPhoneNumber: { ...phone, password: PASSWORD },
};

test("answers every code by the header and changes nothing", () => {
  const sandbox = TestSandbox.start();
  const stranger = sandbox.stranger();
  const signedIn = new Map<PersonaName, ReturnType<TestSandbox["as"]>>();
  const apiOf = (operation: OperationInfo) => {
    if (operation.auth === "none") return stranger;
    const name = callerOf(operation);
    const api = signedIn.get(name) ?? sandbox.as(name);
    signedIn.set(name, api);
    return api;
  };
  const calls = [...new Set(pairs.map(({ operation }) => operation))].map((operation) => {
    const api = apiOf(operation);
    const { operationId: id, multipart } = operation;
    const input = {
      ...validInputs[id],
      ...signIn[id],
      ...(multipart && { file: image(), purpose: "identity" }),
    };
    return { operation, api, input: encryptFields(api, operation, input) };
  });
  const before = sandbox.world().hash();
  let asked = 0;
  for (const { operation, api, input } of calls)
    for (const code of outcomesOf(operation)) {
      const headers = { "x-sandbox-outcome": String(code) };
      const reply = api.call(operation.operationId, input, { raw: true, headers });
      expect([operation.operationId, reply.error?.code]).toEqual([operation.operationId, code]);
      asked += 1;
    }
  expect(asked).toBeGreaterThan(Object.keys(operations).length);
  expect(sandbox.world().hash()).toBe(before);
});
