import type { LifeCycle, Schema } from "../document.ts";
import type { Planted, Sample } from "./planted.ts";

const property = ({ schemas }: Sample, schema: string, name: string): Schema => {
  const found = schemas[schema]?.properties?.[name];
  if (!found) throw new Error(`The sample has no ${schema}.${name}.`);
  return found;
};
export const schema = ({ schemas }: Sample, name: string): Schema => schemas[name] ?? {};
const body = ({ operation }: Sample) => operation.requestBody?.content?.["application/json"] ?? {};
const reply = ({ operation }: Sample) => operation.responses?.["200"]?.content?.["application/json"] ?? {};

const labels = (chinese: string[]) => ({ en: ["Open", "Paid"], "zh-CN": chinese });

/** Gives the sample's status a faulty life cycle. */
export function cycle(it: Sample, spoil: (cycle: LifeCycle) => void) {
  const whole = billCycle();
  spoil(whole);
  schema(it, "State")["x-life-cycle"] = whole;
}

export const billCycle = (): LifeCycle => ({
  start: ["open"],
  states: {
    open: {
      about: "Waits to be paid.",
      moves: [
        { to: "paid", by: "pay", codes: [60028] },
        { to: "paid", by: "clock:a month" },
      ],
    },
    paid: { about: "Was paid.", final: true },
  },
});

/** Faults of form: marks, examples, names, tables, life cycles. */
export const plantedForm: readonly Planted[] = [
  ["no operationId", ({ operation }) => delete operation.operationId, /^operationParts: POST .*no operationId/],
  ["two tags", ({ operation }) => operation.tags?.push("wallet"), /^operationParts: pay tags/],
  ["an unknown tag", ({ operation }) => (operation.tags = ["shop"]), /pay tags: must be exactly one of wallet/],
  ["no summary", ({ operation }) => delete operation.summary, /pay summary/],
  ["a description of a word", ({ operation }) => (operation.description = "Pays."), /pay description/],
  ["no service", ({ operation }) => delete operation["x-service"], /pay x-service/],
  ["no retry class", ({ operation }) => delete operation["x-retry"], /pay x-retry/],
  ["no list of errors", ({ operation }) => delete operation["x-errors"], /pay x-errors: is missing/],
  [
    "a code nobody names",
    ({ contract }) => Object.assign(contract, { catalogue: new Map([...contract.catalogue, [60031, "tooLate"]]) }),
    /^unnamed: 60031 tooLate: is named by no operation/,
  ],
  [
    "money that may not be asked for again",
    ({ operation, schemas }) => {
      operation["x-retry"] = "never";
      schemas.Amount = { type: "string", description: "An amount." };
      Object.assign(schemas.PayInput?.properties ?? {}, { extra: { $ref: "#/components/schemas/Amount" } });
    },
    /^moneyKeys: pay extra: is money, so/,
  ],
  ["an unknown way in", ({ operation }) => (operation.security = [{ cookie: [] }]), /pay security/],
  ["a misspelt mark", ({ operation }) => Object.assign(operation, { "x-retries": 1 }), /x-retries: is not a mark/],
  ["no request example", (it) => delete body(it).examples, /^replies: pay requestBody: has no example/],
  ["no reply example", (it) => delete reply(it).examples, /^replies: pay responses\/200: has no example/],
  ["no envelope", (it) => (reply(it).schema = schema(it, "Bill")), /responses\/200: must be allOf Envelope/],
  [
    "no 409 for a call with a key",
    ({ operation }) => delete operation.responses?.["409"],
    /responses\/409: is missing/,
  ],
  ["money as an integer", (it) => (schema(it, "Money").type = "integer"), /^money: PayInput\/properties\/amount/],
  ["a float", (it) => (property(it, "Bill", "state").type = "number"), /^money: Bill\/properties\/state/],
  ["an undescribed property", (it) => delete property(it, "PayInput", "urgent").description, /^described: PayInput/],
  [
    "an undescribed parameter",
    (it) => Object.assign(it.operation.parameters?.[0] ?? {}, { description: undefined }),
    /^described: pay parameter rid/,
  ],
  [
    "a schema named as an operation but for its case",
    (it) => Object.assign(it.schemas, { PAY: { type: "string", description: "It." } }),
    /^names: PAY: differs from Pay only in case/,
  ],
  ["a text without a limit", (it) => delete schema(it, "Money").maxLength, /^bounds: Money: has no maxLength/],
  ["an undescribed schema", (it) => delete schema(it, "Bill").description, /^described: Bill/],
  [
    "an unused part",
    ({ contract }) => Object.assign(contract, { unused: ["x/schemas.yaml#/Y"] }),
    /^unused: x\/schemas/,
  ],
  [
    "a broken request example",
    (it) => (body(it).examples = { it: { value: { amount: 1, more: 2 } } }),
    /^examples: pay request example it: .*more/,
  ],
  [
    "a broken reply example",
    (it) => (reply(it).examples = { it: { value: {} } }),
    /^examples: pay reply 200 example it/,
  ],
  ["a broken schema example", (it) => (schema(it, "Money").examples = ["1e9"]), /^examples: Money\/examples\/0/],
  [
    "a broken default",
    (it) => (property(it, "PayInput", "urgent").default = "no"),
    /^examples: PayInput\/properties\/urgent\/default/,
  ],
  [
    "a path in other case",
    ({ document, operation }) => (document.paths["/api/wallet/pay"] = { post: { ...operation, operationId: "other" } }),
    /^repeated: \/api\/wallet\/pay/,
  ],
  [
    "a name given twice",
    ({ document, operation }) => (document.paths["/api/Other"] = { post: { ...operation, operationId: "Pay" } }),
    /^repeated: Pay/,
  ],
  [
    "an alias with capitals",
    ({ operation }) => Object.assign(operation, { operationId: "payy", "x-alias": "Pay" }),
    /^aliases: payy x-alias: must be a name in camelCase/,
  ],
  [
    "an alias that is taken",
    ({ document, operation }) => {
      document.paths["/api/Wallet/Payy"] = { post: { ...operation, operationId: "payy", "x-alias": "pay" } };
    },
    /^aliases: payy x-alias: is pay, which another/,
  ],
  [
    "an alias spelt wrong as well",
    ({ operation }) => Object.assign(operation, { operationId: "payBil", "x-alias": "payBll" }),
    /^aliases: payBil x-alias: has bll, which/,
  ],
  [
    "an alias of a name spelt right",
    ({ operation }) => Object.assign(operation, { "x-alias": "payBill" }),
    /^aliases: pay x-alias: stands beside/,
  ],
  ["a code nobody knows", ({ operation }) => operation["x-errors"]?.push(99999), /^errors: pay x-errors: names 99999/],
  [
    "codes out of order",
    ({ operation }) => operation["x-errors"]?.reverse(),
    /^errors: pay x-errors: is not in rising/,
  ],
  [
    "a key operation without its header",
    ({ operation }) => operation.parameters?.pop(),
    /^idempotency: pay: has x-retry: key/,
  ],
  ["a header without a key operation", ({ operation }) => (operation["x-retry"] = "never"), /^idempotency: pay: takes/],
  [
    "query and body sharing a name",
    (it) => (schema(it, "PayInput").properties = { rid: { type: "string", description: "It." } }),
    /^flatInput: pay parameter rid/,
  ],
  [
    "a path parameter",
    (it) => Object.assign(it.operation.parameters?.[0] ?? {}, { in: "path" }),
    /^flatInput: pay parameter rid: is in the path/,
  ],
  [
    "an encrypted field alone",
    (it) => delete schema(it, "Proof").properties?.pinKeyId,
    /^sealed: Proof\/pinKeyId: must stand beside/,
  ],
  [
    "a derived field without ticket",
    (it) => (property(it, "Proof", "pin")["x-derived"] = { businessType: 1, key: [] }),
    /^sealed: Proof\/ticket/,
  ],
  [
    "a derived field by a missing one",
    (it) => (property(it, "Proof", "pin")["x-derived"] = { businessType: 1, key: ["mail"] }),
    /^sealed: Proof\/pin: is derived with mail/,
  ],
  [
    "a filled field nobody asked for",
    (it) => (property(it, "PayInput", "urgent")["x-filled"] = true),
    /^sealed: PayInput\/urgent/,
  ],
  [
    "a key id of a plain field",
    (it) => delete property(it, "Proof", "pin")["x-encrypted"],
    /^sealed: Proof\/pinKeyId: is a key id/,
  ],
  ["a value without a name", (it) => schema(it, "State").enum?.push(2), /^enums: State: has 3 values but 2/],
  ["numbers without names", (it) => delete schema(it, "State")["x-enum-varnames"], /^enums: State: is a numbered/],
  [
    "a name twice",
    (it) => (schema(it, "State")["x-enum-varnames"] = ["open", "open"]),
    /^enums: State\/x-enum-varnames/,
  ],
  [
    "a YAML text cut at its comma",
    (it) => Object.assign(schema(it, "Bill"), { "masked.": null }),
    /^keywords: Bill: has the unknown word `masked.`/,
  ],
  [
    "a required field that isn't there",
    (it) => schema(it, "Bill").required?.push("id"),
    /^keywords: Bill\/required: names id/,
  ],
  ["allOf outside the envelope", (it) => (schema(it, "Bill").allOf = []), /^keywords: Bill: uses allOf/],
  [
    "a wrong permission",
    (it) => (it.operation["x-permission"] = "all" as "read"),
    /^marks: pay x-permission: must be read/,
  ],
  [
    "a permission and a reason against keys",
    (it) => Object.assign(it.operation, { "x-permission": "read", "x-no-key": "Only people may." }),
    /^marks: pay x-no-key: stands beside/,
  ],
  [
    "a key without a permission",
    (it) => (it.operation.security = [{ apiKey: [] }]),
    /^marks: pay security: lets an API/,
  ],
  [
    "a permission on a call for everybody",
    (it) => Object.assign(it.operation, { "x-permission": "read", security: [] }),
    /^marks: pay x-permission: stands on a call for everybody/,
  ],
  [
    "a choice of no parameter",
    (it) => (it.operation["x-one-of"] = [["up"], ["down"]]),
    /^flatInput: pay x-one-of: names up/,
  ],
  ["a reason that is none", (it) => (it.operation["x-bounded"] = "yes"), /^marks: pay x-bounded: must say why/],
  [
    "a group closed to keys without a reason",
    (it) => Object.assign(it.document.tags[0] ?? {}, { "x-no-key": "" }),
    /^marks: tag wallet/,
  ],
  [
    "an expiry that is no time",
    (it) => (property(it, "Bill", "paidCount")["x-expires"] = true),
    /^marks: Bill\/properties\/paidCount: has x-expires/,
  ],
  [
    "a reason instead of a number's labels",
    (it) => (schema(it, "State")["x-labels"] = "Nobody sees it."),
    /getEnum lists/,
  ],
  [
    "an answered enum without labels",
    (it) => {
      it.schemas.Kind = { type: "string", enum: ["a"], description: "Its kind." };
      Object.assign(schema(it, "Bill").properties ?? {}, { kind: { $ref: "#/components/schemas/Kind" } });
    },
    /^labels: Kind: has no x-labels/,
  ],
  ["numbers without labels", (it) => delete schema(it, "State")["x-labels"], /^labels: State: has no x-labels/],
  [
    "a label too few",
    (it) => (schema(it, "State")["x-labels"] = labels(["Open"])),
    /^labels: State\/x-labels: has 1 texts in zh-CN/,
  ],
  ["an empty label", (it) => (schema(it, "State")["x-labels"] = labels(["", "付"])), /^labels: .*empty text in zh-CN/],
  [
    "labels in a third language",
    (it) => (schema(it, "State")["x-labels"] = { ...labels(["开", "付"]), fr: ["a", "b"] }),
    /^labels: .*has fr/,
  ],
  [
    "labels of no enum",
    (it) => (schema(it, "Money")["x-labels"] = labels(["开", "付"])),
    /^labels: Money\/x-labels: stands/,
  ],
  ["a state left out", (it) => cycle(it, ({ states }) => delete states.paid), /^lifeCycles: .*differ in paid/],
  ["a state nobody reaches", (it) => cycle(it, ({ states }) => states.open?.moves?.splice(0, 2)), /never reaches paid/],
  [
    "a state that waits for ever",
    (it) => cycle(it, ({ states }) => states.open?.moves?.pop()),
    /open: has no move by `clock/,
  ],
  [
    "a final state with a way out",
    (it) => cycle(it, ({ states }) => (states.open = { ...states.open, about: "A.", final: true })),
    /open: is either/,
  ],
  [
    "a move by nobody",
    (it) => cycle(it, ({ states }) => states.open?.moves?.push({ to: "paid", by: "pray" })),
    /moves by pray/,
  ],
  [
    "a move's unknown code",
    (it) => cycle(it, ({ states }) => states.open?.moves?.push({ to: "paid", by: "pay", codes: [7] })),
    /names the code 7/,
  ],
  [
    "a move's code that its operation never answers",
    (it) => cycle(it, ({ states }) => states.open?.moves?.push({ to: "paid", by: "pay", codes: [2] })),
    /pay is refused with 2, which isn't in its x-errors/,
  ],
  ["a status of no code", (it) => (it.document["x-http-status"] = { 77: 400 }), /^tables: x-http-status 77: is not/],
  ["a status out of range", (it) => (it.document["x-http-status"] = { 1: 200 }), /^tables: x-http-status 1: must be/],
  [
    "data of no schema",
    (it) => (it.document["x-error-data"] = { 1: "Nothing" }),
    /^tables: x-error-data 1: names Nothing/,
  ],
  [
    "two prefixes of a kind",
    (it) => (it.document["x-number-prefixes"] = { P: "bill", Q: "bill" }),
    /^tables: x-number-prefixes P: is another/,
  ],
  [
    "a prefix in small letters",
    (it) => (it.document["x-number-prefixes"] = { p: "bill" }),
    /^tables: .* p: must be one to three/,
  ],
  [
    "an encrypted field in a list",
    (it) =>
      (schema(it, "PayInput").properties = {
        list: { type: "array", description: "Them.", items: { $ref: "#/components/schemas/Proof" } },
      }),
    /^reachable: pay list: /,
  ],
  [
    "an unknown mark of a session",
    ({ operation }) => (operation["x-session"] = "pause" as "end"),
    /pay x-session: must/,
  ],
  ["no reply", ({ operation }) => delete operation.responses?.["200"], /^replies: pay responses\/200: is missing/],
  [
    "a request in another type",
    ({ operation }) => Object.assign(operation.requestBody?.content ?? {}, { "text/csv": {} }),
    /^replies: pay requestBody\/text\/csv: must be/,
  ],
  [
    "names of no values",
    (it) => Object.assign(schema(it, "Money"), { "x-enum-varnames": ["one"] }),
    /^enums: Money: has x-enum-varnames but no enum/,
  ],
  ["a value twice", (it) => (schema(it, "State").enum = [0, 0]), /^enums: State\/enum: names a value twice/],
  [
    "a name in other letters",
    (it) => (schema(it, "State")["x-enum-varnames"] = ["open", "Paid-up"]),
    /^enums: .*has Paid-up, which/,
  ],
  [
    "a reason against labels that is none",
    (it) => Object.assign(schema(it, "Money"), { enum: ["1"], "x-labels": "no" }),
    /^labels: Money\/x-labels: must say in a sentence/,
  ],
  [
    "a status nobody follows",
    (it) =>
      (it.schemas.BillStatus = {
        type: "string",
        enum: ["open"],
        description: "How it stands.",
        "x-labels": "Unseen.",
      }),
    /^lifeCycles: BillStatus: is a status without/,
  ],
  [
    "clocks that go round",
    (it) =>
      cycle(it, ({ states }) => {
        states.paid = { about: "Was paid.", moves: [{ to: "open", by: "clock:a month" }] };
      }),
    /^lifeCycles: .* open: is only led round by its clocks/,
  ],
  [
    "a state nobody explains",
    (it) => cycle(it, ({ states }) => Object.assign(states.open ?? {}, { about: "open" })),
    /^lifeCycles: .* open: must say in `about`/,
  ],
  [
    "a derived field in plain text",
    (it) => (property(it, "PayInput", "urgent")["x-derived"] = { businessType: 1, key: [] }),
    /^sealed: PayInput\/urgent: has x-derived without/,
  ],
  [
    "a request that is no object",
    (it) => (body(it).schema = { type: "string" }),
    /^flatInput: pay requestBody: must be an object/,
  ],
  [
    "a broken parameter example",
    (it) => Object.assign(it.operation.parameters?.[0] ?? {}, { example: 7 }),
    /^examples: pay parameter rid example: breaks/,
  ],
  [
    "a broken example of a shared reply",
    ({ document }) =>
      (document.components.responses = {
        Failure: { content: { "application/json": { schema: { type: "string" }, example: 7 } } },
      }),
    /^examples: Failure example: breaks/,
  ],
  ["data of no code", (it) => (it.document["x-error-data"] = { 77: "Bill" }), /^tables: x-error-data 77: is not/],
];
