import { operations } from "@coffer/sdk/contract";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runs, seed } from "../../../../.ci/property.ts";
import { encryptFields } from "../../src/testing/encrypt.ts";
import { asForm, brokenOf } from "./break.ts";
import { Caller, people } from "./caller.ts";
import { Contract } from "./contract.ts";
import { inputOf } from "./generate.ts";
import { isAllowed, namesField } from "./said.ts";

const MALFORMED = 200;
const VALID = 50;

const contract = await Contract.read();
const caller = new Caller();
const anybody = fc.constantFrom(...people);

describe.each(contract.built.map((model) => [model.id, model] as const))("%s", (id, model) => {
  const operation = operations[id];
  const valid = inputOf(contract, model);

  test("answers or refuses valid input as the contract says", () => {
    caller.reset();
    fc.assert(
      fc.property(valid, anybody, (input, name) => {
        const api = caller.api(id, name);
        const sent = encryptFields(api, operation, input);
        expect(isAllowed(operation, sent)).toBe(true);
        // Engine findings, such as a broken reply or an unnamed code, fail the call.
        const reply = caller.call(api, id, sent, { raw: true });
        expect(reply.status).toBeLessThan(500);
        if (id === "exit") caller.forget(name);
      }),
      { numRuns: runs(VALID), seed },
    );
  });

  test("refuses invalid input by its field and changes nothing", () => {
    caller.reset();
    const sent = valid.map((input) => encryptFields(caller.api(id, "mei"), operation, input));
    const wrong = sent.chain(brokenOf).map((each) => (model.multipart ? asForm(each) : each));
    fc.assert(
      fc.property(wrong, ({ path, input }) => {
        const reply = caller.call(caller.api(id, "mei"), id, input, { raw: true });
        expect(reply.status).toBeLessThan(500);
        if (id === "exit") caller.forget("mei");
        if (isAllowed(operation, input)) return;
        expect(reply.status).toBe(400);
        // A missing or surplus file has its own code.
        if (model.multipart && path[0] === "file") return;
        expect(reply.error?.code).toBe(400);
        expect(namesField(reply.error, path[0] ?? "")).toBe(true);
      }),
      { numRuns: runs(MALFORMED), seed },
    );
  });
});
