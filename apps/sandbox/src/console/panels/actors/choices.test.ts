import { expect, it } from "vitest";
import { choicesOf } from "./choices.ts";

const networks = [
  { coin: "USDT", network: "TRC20", name: "Tron (TRC20)" },
  { coin: "USDT", network: "ERC20", name: "Ethereum (ERC20)" },
  { coin: "BTC", network: "BTC", name: "Bitcoin" },
];
const values = (name: string, typed = {}) => choicesOf(name, typed, networks)?.map(({ value }) => value) ?? null;

it("offers coins once each, and the networks of the selected coin", () => {
  expect(values("coin")).toEqual(["USDT", "BTC"]);
  expect(values("network")).toEqual([]);
  expect(values("network", { coin: "USDT" })).toEqual(["TRC20", "ERC20"]);
  expect(choicesOf("network", { coin: "BTC" }, networks)).toEqual([{ value: "BTC", label: "Bitcoin" }]);
});

it("offers yes and no for booleans, and nothing for free input", () => {
  const networks = ["hasRate", "depositEnabled", "withdrawEnabled", "atRisk"];
  const channels = ["offered", "open", "attachmentRequired", "whitelistRequired", "reached"];
  for (const name of [...networks, ...channels, "present", "enabled"]) expect(values(name)).toEqual(["true", "false"]);
  for (const name of ["amount", "address", "id"]) expect(values(name)).toBeNull();
});
