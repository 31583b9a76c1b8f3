import type { Parameter, Schema } from "../document.ts";
import type { Planted, Sample } from "./planted.ts";
import { enveloped } from "./sample.ts";

const schema = ({ schemas }: Sample, name: string): Schema => schemas[name] ?? {};
export const reply = ({ operation }: Sample) => operation.responses?.["200"]?.content?.["application/json"] ?? {};

/** Turns the sample's reply into a valid list of bills. */
export function listed(it: Sample, spoil: (page: Schema, parameters: Parameter[]) => void) {
  const { operation, schemas } = it;
  const page: Schema = {
    type: "object",
    description: "Bills.",
    required: ["items", "totalCount", "nextCursor"],
    properties: {
      items: { type: "array", maxItems: 100, items: { $ref: "#/components/schemas/Bill" }, description: "Them." },
      totalCount: { type: "integer", format: "int32", maximum: 100, description: "All." },
      nextCursor: { type: ["string", "null"], maxLength: 64, description: "Next." },
    },
  };
  const query = (name: string, more: Schema = { type: "string", maxLength: 64 }): Parameter => ({
    name,
    in: "query",
    description: "It.",
    schema: more,
  });
  Object.assign(schema(it, "Bill").properties ?? {}, {
    time: { type: "string", maxLength: 30, description: "When." },
    status: { $ref: "#/components/schemas/State" },
  });
  const parameters = [
    ...["SkipCount", "MaxResultCount", "Cursor", "StartTime", "EndTime"].map((name) => query(name)),
    query("Sorting", { type: "string", enum: ["time desc", "time asc"], default: "time desc" }),
    query("Status", { type: "array", maxItems: 10, items: { $ref: "#/components/schemas/State" } }),
  ];
  spoil(page, parameters);
  operation.parameters?.push(...parameters);
  schemas.Page = page;
  Object.assign(
    reply(it),
    enveloped({ $ref: "#/components/schemas/Page" }, { items: [], totalCount: 0, nextCursor: null }),
  );
}
const without = (parameters: Parameter[], name: string) =>
  parameters.splice(
    parameters.findIndex((each) => each.name === name),
    1,
  );

/** Faults of the contract's general promises: lists, deadlines, files, keys, limits. */
export const plantedPromises: readonly Planted[] = [
  ["a list without cursor", (it) => listed(it, (_, all) => without(all, "Cursor")), /^lists: pay Cursor: is missing/],
  ["a list without order", (it) => listed(it, (_, all) => without(all, "Sorting")), /^lists: pay Sorting: is missing/],
  [
    "an order that isn't said",
    (it) =>
      listed(it, (_, all) => {
        without(all, "Sorting");
        all.push({ name: "Sorting", in: "query", description: "It.", schema: { type: "string", enum: ["newest"] } });
      }),
    /^lists: pay Sorting: must be an enum/,
  ],
  [
    "a list without times",
    (it) => listed(it, (_, all) => without(all, "EndTime")),
    /^lists: pay StartTime: or EndTime/,
  ],
  [
    "one status at a time",
    (it) =>
      listed(it, (_, all) => {
        without(all, "Status");
        all.push({ name: "Status", in: "query", description: "It.", schema: { $ref: "#/components/schemas/State" } });
      }),
    /^lists: pay Status: must be an array/,
  ],
  [
    "a page that leads nowhere",
    (it) => listed(it, (page) => page.required?.pop()),
    /^lists: pay responses\/200: is a list; answer items, totalCount and nextCursor/,
  ],
  [
    "an end without the server's time",
    (it) =>
      Object.assign(schema(it, "Bill").properties ?? {}, {
        payBy: { type: "string", format: "date-time", description: "Until when.", "x-expires": true },
      }),
    /^serverTime: pay responses\/200: has payBy/,
  ],
  [
    "a file nobody may refuse",
    ({ schemas }) => {
      schemas.FileId = { type: "string", description: "A file." };
      Object.assign(schemas.PayInput?.properties ?? {}, { proof2: { $ref: "#/components/schemas/FileId" } });
    },
    /^files: pay x-errors: takes a FileId but not 50012 and 50013/,
  ],
  ["a call keys aren't told of", ({ document }) => delete document.tags[0]?.["x-no-key"], /^keys: pay x-permission/],
  [
    "money without a limit",
    ({ schemas }) => {
      schemas.Amount = { type: "string", description: "An amount." };
      Object.assign(schemas.PayInput?.properties ?? {}, { extra: { $ref: "#/components/schemas/Amount" } });
    },
    /^limits: pay extra: is money, but no limit/,
  ],
  [
    "an end that isn't marked",
    (it) =>
      Object.assign(schema(it, "Bill").properties ?? {}, {
        lockedUntil: { type: "string", format: "date-time", description: "Until when." },
      }),
    /^marks: Bill\/properties\/lockedUntil: reads as the end/,
  ],
  [
    "a file's id as any text",
    ({ schemas }) =>
      Object.assign(schemas.PayInput?.properties ?? {}, { photoFileId: { type: "string", description: "A photo." } }),
    /^files: pay photoFileId: is named as a file's id/,
  ],
  [
    "money no key is told of",
    (it) => {
      it.schemas.Amount = { type: "string", description: "An amount." };
      Object.assign(it.schemas.PayInput?.properties ?? {}, { extra: { $ref: "#/components/schemas/Amount" } });
      delete it.document.tags[0]?.["x-no-key"];
    },
    /^keys: pay x-permission: is missing/,
  ],
  [
    "a number no kind of record has",
    (it) => shown(it, { id: "a", number: "ZZ2026112100001" }),
    /^numbers: pay reply example it: shows the number ZZ2026112100001/,
  ],
  [
    "an address of two",
    (it) => {
      const address = "TNYc5j27V2xuMkTfWEjnCuYneHAAEgJjVT";
      shown(it, { address });
      it.document.paths["/api/Shop/Pay"] = {
        post: { ...it.operation, operationId: "sell", "x-service": "merchant" },
      };
    },
    /^addresses: sell: shows the address TNYc5j27V2xuMkTfWEjnCuYneHAAEgJjVT, which an example of base/,
  ],
  [
    "a record that has two numbers",
    (it) => shown(it, { id: "a", number: "P2026112100001" }, { id: "a", number: "P2026112100002" }),
    /^numbers: .* gives a the number P2026112100002, and elsewhere P2026112100001/,
  ],
];

/** Adds replies with records, of which payments have numbers. */
function shown(it: Sample, ...records: object[]) {
  it.document["x-number-prefixes"] = { P: "payment" };
  reply(it).examples = { it: { value: { result: records } } };
}
