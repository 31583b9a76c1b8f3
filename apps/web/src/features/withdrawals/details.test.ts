import { describe, expect, it } from "vitest";
import { tron as network } from "../../../test/network.ts";
import { faultsOf, noDetails } from "./details.ts";
import { boundsOf, knownAddresses, receivedOf, type Terms } from "./terms.ts";

const own = "TQ5nrDk2hVw8yPzXb41mC9sLqEezxuLApv";
const forged = "TQ5nrDA9cVw8yPzXb41mC9sLqEezxuLApv";
const terms: Terms = {
  coins: [
    { coin: "USDT", name: "Tether", kind: "crypto", scale: 6, displayScale: 2, convertible: true, networks: [network] },
    {
      coin: "XRP",
      name: "XRP",
      kind: "crypto",
      scale: 6,
      displayScale: 6,
      convertible: true,
      networks: [{ ...network, network: "XRP", name: "XRP Ledger", addressPattern: "^r", tagRequired: true }],
    },
  ],
  currency: "USD",
  reviewDays: 1,
  holdings: [
    {
      coin: "USDT",
      scale: 6,
      available: "21480.123456",
      price: "1",
      dailyLimit: "200000",
      dailyRemaining: "5000",
      reviewFrom: "50000",
    },
  ],
  saved: [
    {
      id: "ad_1",
      coin: "USDT",
      network: "TRC20",
      networkName: "Tron · TRC-20",
      address: own,
      tag: null,
      label: "Cold storage 2",
      createdAt: "2026-10-02T10:20:31Z",
      lastUsedAt: null,
    },
  ],
  used: [],
};
const good = { ...noDetails, coin: "USDT", network: "TRC20", address: own, amount: "100" };
const faulty = (change: object) =>
  Object.entries(faultsOf({ ...good, ...change }, terms)).flatMap(([field, fault]) =>
    fault ? [`${field} ${fault.text}`] : [],
  );

describe("details of a withdrawal", () => {
  it.each([
    ["good ones", {}, []],
    ["no coin", { coin: "", network: "" }, ["coin form.choose"]],
    ["nothing at all", noDetails, ["coin form.choose", "address form.addressMissing", "amount form.amountMissing"]],
    ["no network", { network: "" }, ["network form.choose"]],
    ["a network of another coin", { network: "XRP" }, ["network form.choose"]],
    ["no address", { address: "" }, ["address form.addressMissing"]],
    ["an address of another network", { address: "0xabc" }, ["address form.addressOdd"]],
    ["too little", { amount: "9.999999" }, ["amount form.amountBelow"]],
    ["more than is left today", { amount: "5000.000001" }, ["amount form.amountRemaining"]],
    ["more than there is", { amount: "21480.123457" }, ["amount form.amountBalance"]],
    ["more decimals than the network has", { amount: "10.0000001" }, ["amount form.amountDecimals"]],
    ["no amount", { amount: "" }, ["amount form.amountMissing"]],
    ["a forged address", { address: forged }, ["twinSeen form.lookAlikeNeeded"]],
    ["a forged address, seen", { address: forged, twinSeen: true }, []],
    ["no tag where one is needed", { coin: "XRP", network: "XRP", address: "rX" }, ["tag form.tagMissing"]],
  ])("%s", (_, change, faults) => expect(faulty(change)).toEqual(faults));
});

describe("terms", () => {
  it("offer every digit of the balance", () => expect(boundsOf(terms, good)?.balance).toBe("21480.123456"));
  it("deduct the fee from the amount", () => expect(receivedOf("12500", "1")).toBe("12499"));
  it.each(["", "1", "0.5"])("leave nothing of %s", (amount) => expect(receivedOf(amount, "1")).toBeUndefined());
  it("include earlier withdrawals in the comparison", () => {
    const used = { ...terms, saved: [], used: [{ name: "yesterday", address: own }] };
    expect(knownAddresses(used)).toEqual([{ name: "yesterday", address: own }]);
    expect(faultsOf({ ...good, address: forged }, used).twinSeen?.text).toBe("form.lookAlikeNeeded");
    expect(faultsOf(good, used).twinSeen).toBeUndefined();
  });
});
