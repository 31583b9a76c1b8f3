import { expect, test } from "vitest";
import { runs } from "../../../../../../.ci/property.ts";
import { Scene } from "../../../testing/scene.ts";
import { beneficiaries } from "./beneficiary.ts";

test("sorts a long list by use, age and name and pages it by cursor", () => {
  const scene = new Scene();
  const table = scene.world.table(beneficiaries);
  const [row] = table.all();
  if (!row) throw new Error("The seed has beneficiaries.");
  const many = runs(100_000);
  for (let at = 0; at < many; at++)
    table.insert({
      ...row,
      ...{ id: `bf_many${at}`, uid: "80413", place: `many ${at}`, createdAt: row.createdAt + at },
      fields: { ...row.fields, friendlyName: `Name ${String((at * 7919) % many).padStart(6, "0")}` },
    });
  const api = scene.as("verified");
  const read = (input: object) => api.call("getBeneficiaryPage", { MaxResultCount: 3, ...input }).result;
  const began = performance.now();
  const names = (input: object) => read(input).items.map(({ fields }) => fields.friendlyName);
  expect(names({ Sorting: "friendlyName asc" })).toEqual(["Name 000000", "Name 000001", "Name 000002"]);
  const { nextCursor, totalCount } = read({ Sorting: "friendlyName asc" });
  expect(totalCount).toBe(many + 1);
  expect(names({ Sorting: "friendlyName asc", Cursor: nextCursor })).toEqual([
    "Name 000003",
    "Name 000004",
    "Name 000005",
  ]);
  expect(read({}).items[0]?.id).toBe(`bf_many${many - 1}`);
  const page = performance.now();
  read({ Sorting: "createdAt desc", SkipCount: 40 });
  expect(performance.now() - page).toBeLessThan(100);
  expect(performance.now() - began).toBeLessThan(15_000);
});
