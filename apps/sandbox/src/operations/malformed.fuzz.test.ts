import { type OperationId, operations } from "@coffer/sdk/contract";
import fc from "fast-check";
import { expect, test } from "vitest";
import { type Api, TestSandbox } from "../testing/client.ts";
import { encryptFields } from "../testing/encrypt.ts";
import { codeOf, rulesOf } from "../testing/told.ts";
import { bodies, queries } from "../testing/valid-inputs.ts";

const sandbox = TestSandbox.start();
const world = sandbox.world();
const apis = { stranger: sandbox.stranger(), mei: sandbox.as("mei"), merchant: sandbox.as("merchant") };

const apiOf = (id: OperationId): Api => {
  if (operations[id].auth === "none") return apis.stranger;
  return operations[id].accounts?.includes(1) ? apis.merchant : apis.mei;
};
/** As it travels, encrypted. */
const wires = new Map(
  Object.entries(bodies).map(([id, body]) => [
    id as OperationId,
    encryptFields(apiOf(id as OperationId), operations[id as OperationId], body),
  ]),
);

type Path = readonly string[];
const pathsOf = (value: unknown, path: Path = []): Path[] =>
  typeof value === "object" && value !== null
    ? Object.entries(value).flatMap(([name, inner]) => [[...path, name], ...pathsOf(inner, [...path, name])])
    : [];
const at = (value: unknown, path: Path) => path.reduce<unknown>((inner, name) => (inner as never)[name], value);
/** The input with what is at the path replaced, or left out. */
function broken(input: Record<string, unknown>, path: Path, replace: (value: unknown) => unknown) {
  const copy = structuredClone(input);
  const inside = at(copy, path.slice(0, -1)) as Record<string, unknown>;
  const name = path.at(-1) ?? "";
  const value = replace(inside[name]);
  if (value === undefined) delete inside[name];
  else Object.defineProperty(inside, name, { value, enumerable: true, configurable: true, writable: true });
  return copy;
}

/** A call that must be refused as malformed: the field is named, nothing has changed. */
function refusedNaming(id: OperationId, input: Record<string, unknown>, field: string) {
  const before = world.hash();
  const reply = apiOf(id).call(id, input, { raw: true });
  expect(reply.status).toBe(400);
  expect(codeOf(reply)).toBe(400);
  const named = reply.error?.validationErrors?.map((each) => each.field) ?? [];
  expect(named.some((each) => each === field || each.startsWith(`${field}.`))).toBe(true);
  expect(world.hash()).toBe(before);
}

const anyBody = fc.constantFrom(...wires);
const anyField = anyBody.chain(([id, input]) => {
  // In a query everything is a text, so nothing has the wrong type there.
  const inBody = pathsOf(input).filter(([name = ""]) => !operations[id].query.includes(name));
  return fc.tuple(fc.constant(id), fc.constant(input), fc.constantFrom(...inBody));
});
const otherTypes: Record<string, readonly unknown[]> = {
  string: [0, 1.5, true, [], ["123456"], {}],
  number: ["0", 1.5, false, [0], {}, null],
  boolean: ["true", 1, [], {}, null],
  object: ["{}", 1, true, [], null],
};
const strange = fc.oneof(
  fc.constantFrom("__proto__", "constructor", "toString", "hasOwnProperty", ""),
  fc.string({ unit: "binary", maxLength: 30 }),
);
const runs = { numRuns: 120 };

test("a value of another type is refused by its field", () => {
  const wrong = anyField.chain(([id, input, path]) =>
    fc.tuple(
      fc.constant(id),
      fc.constant(input),
      fc.constant(path),
      fc.constantFrom(...(otherTypes[typeof at(input, path)] ?? [])),
    ),
  );
  fc.assert(
    fc.property(wrong, ([id, input, path, value]) =>
      refusedNaming(
        id,
        broken(input, path, () => value),
        path.join("."),
      ),
    ),
    runs,
  );
});

test("a string out of any rule is refused by its field", () => {
  const junk = fc.constantFrom("\u0000".repeat(5000), "💥".repeat(2000), `'; DROP TABLE users; --${"x".repeat(2000)}`);
  const strings = anyField.filter(([, input, path]) => typeof at(input, path) === "string");
  fc.assert(
    fc.property(strings, junk, ([id, input, path], value) =>
      refusedNaming(
        id,
        broken(input, path, () => value),
        path.join("."),
      ),
    ),
    runs,
  );
});

test("a missing field is refused by its name, unless the call can do without", () => {
  fc.assert(
    fc.property(anyField, ([id, input, path]) => {
      const before = world.hash();
      const reply = apiOf(id).call(
        id,
        broken(input, path, () => undefined),
        { raw: true },
      );
      // Whatever it says, it is no failure of ours; what is required is named.
      expect(reply.status).toBeLessThan(500);
      if (rulesOf(reply)?.some((each) => each.endsWith(" required")))
        expect(reply.error?.validationErrors?.map(({ field }) => field).join(" ")).toContain(path.join("."));
      if (codeOf(reply) === 400) expect(world.hash()).toBe(before);
    }),
    runs,
  );
});

test("each required field is missed", () => {
  // Every filter of a list may be left out.
  const asking = [...wires.keys()].filter((id) => !id.startsWith("getListBy"));
  for (const id of asking) expect([id, apiOf(id).call(id, {}, { raw: true }).status]).toEqual([id, 400]);
  for (const field of ["region", "certificateNumber", "validUntil", "firstName", "city"])
    refusedNaming(
      "createKyc",
      broken(bodies.createKyc ?? {}, [field], () => undefined),
      field,
    );
});

test("a field that isn't known is refused by its name, at every depth", () => {
  fc.assert(
    fc.property(anyBody, strange, fc.boolean(), fc.jsonValue(), ([id, input], name, isDeep, value) => {
      const place = isDeep && "verification" in input ? ["verification", name] : [name];
      if (at(input, place.slice(0, -1)) && Object.hasOwn(at(input, place.slice(0, -1)) as object, name)) return;
      refusedNaming(
        id,
        broken(input, place, () => value ?? null),
        place.join(".") || "body",
      );
    }),
    runs,
  );
});

test("broken JSON, and JSON that is no object, is refused as a body", () => {
  const sent = fc.oneof(
    anyBody.chain(([, input]) =>
      fc.nat({ max: JSON.stringify(input).length - 2 }).map((end) => JSON.stringify(input).slice(0, end + 1)),
    ),
    fc.constantFrom("[]", "null", "1", '"text"', "{]", "\u0000", "{'a':1}", `${'{"a":'.repeat(2000)}1`),
  );
  fc.assert(
    fc.property(anyBody, sent, ([id], text) => {
      const before = world.hash();
      const { method, path } = operations[id];
      const { token } = apiOf(id);
      const headers = {
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        ...(operations[id].retry === "key" ? { "idempotency-key": "one-intent" } : {}),
      };
      const body = { kind: "text", contentType: "application/json", text } as const;
      const reply = sandbox.handle({ method, path, query: "", headers, body, ip: "127.0.0.1" }, 0);
      expect(reply.status).toBe(400);
      expect(JSON.parse(reply.body).error.validationErrors[0].field).toBe("body");
      expect(world.hash()).toBe(before);
    }),
    runs,
  );
});

test("queries are checked the same way", () => {
  for (const [id, query] of Object.entries(queries) as [OperationId, Record<string, unknown>][]) {
    for (const name of Object.keys(query)) refusedNaming(id, { ...query, [name]: "" }, name);
    refusedNaming(id, { ...query, SkipCountt: 1 }, "SkipCountt");
    for (const value of ["-1", "1.5", "1e3", "NaN", "99999999999999999999"])
      if ("SkipCount" in query) refusedNaming(id, { ...query, SkipCount: value }, "SkipCount");
    if ("MaxResultCount" in query) refusedNaming(id, { ...query, MaxResultCount: 101 }, "MaxResultCount");
  }
  for (const id of ["getAccountInfo", "getKyc", "getGoogleBindInfo", "getEnum", "getLegalCurrencyList"] as const)
    refusedNaming(id, { uid: "80412" }, "uid");
});

test("whoever isn't signed in is refused before anything else", () => {
  for (const [id, input] of wires) {
    if (operations[id].auth !== "required") continue;
    const before = world.hash();
    expect([id, apis.stranger.call(id, input, { raw: true }).status]).toEqual([id, 401]);
    expect(world.hash()).toBe(before);
  }
});
