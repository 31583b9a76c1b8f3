import { expect, test } from "vitest";
import { TestSandbox } from "../../../testing/client.ts";
import { codeOf } from "../../../testing/refusals.ts";
import { done, PASSWORD, PIN } from "../../../testing/scene.ts";

const till = {
  userName: "quay-till-1",
  emailAddress: "till1@harbour-pine.example",
  password: PASSWORD,
  contactName: "Ida Brandt",
  collectionValidMinutes: 15,
  orderDisplayDays: 7,
};
const start = () => {
  const sandbox = TestSandbox.start();
  const api = sandbox.as("merchant");
  const hired = () => done(api, "createSubMerchant", till);
  return { sandbox, api, hired };
};

test("activates a cashier at once under its merchant, and finds it by name, contact and address", () => {
  const { sandbox, api, hired } = start();
  const cashier = hired();
  expect(cashier).toMatchObject({ status: 1, phoneNumber: null, creatorName: "Harbour & Pine", lastLoginTime: null });
  for (const Keyword of ["TILL-1", "brandt", "till1@"])
    expect(done(api, "getSubMerchantList", { Keyword }).items).toContainEqual(cashier);
  expect(done(api, "getSubMerchantList", { Status: [0] }).items).toEqual([]);
  const names = (Sorting: string) => done(api, "getSubMerchantList", { Sorting }).items.map((each) => each.userName);
  expect(names("userName desc")).toEqual(["quay-till-2", "quay-till-1"]);
  expect(names("createdAt desc")).toEqual(["quay-till-1", "quay-till-2"]);
  expect(sandbox.withUid(cashier.uid).call("getAccountInfo").result).toMatchObject({ accountType: 3, kycStatus: 3 });
});

test("shows a cashier only itself and lets it change nothing", () => {
  const { sandbox, hired } = start();
  const other = hired();
  const api = sandbox.as("cashier");
  expect(done(api, "getSubMerchantList").items.map(({ userName }) => userName)).toEqual(["quay-till-2"]);
  expect(codeOf(api.call("getSubMerchant", { id: other.id }))).toBe(50011);
  expect(codeOf(api.call("inActiveSubMerchant", { id: other.id }))).toBe(403);
});

test("tells a disabled cashier everywhere, and lets an enabled one continue", () => {
  const { sandbox, api, hired } = start();
  const { id, uid } = hired();
  const cashier = sandbox.withUid(uid);
  done(api, "inActiveSubMerchant", { id });
  expect(codeOf(cashier.call("getSubMerchantList"))).toBe(80001);
  done(api, "activeSubMerchant", { id });
  expect(codeOf(cashier.call("getSubMerchantList"))).toBeUndefined();
});

test("ends a cashier's sessions on a new password, and applies changes from then on", () => {
  const { sandbox, api, hired } = start();
  const { id, uid } = hired();
  const cashier = sandbox.withUid(uid);
  done(api, "resetSubMerchantPassword", { id, password: "Quay-Anchor-99", verification: { fundPassword: PIN } });
  expect(codeOf(cashier.call("getSubMerchantList"))).toBe(80002);
  const changes = { emailAddress: "ida@harbour-pine.example", countryCode: "+49", phoneNumber: "15112345678" };
  expect(done(api, "updateSubMerchant", { id, ...changes, orderDisplayDays: 90 })).toMatchObject({
    ...changes,
    orderDisplayDays: 90,
    collectionValidMinutes: 15,
  });
});
