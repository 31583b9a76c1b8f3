import { expect, it } from "vitest";
import { addressGroups, addressParts, bareAddress, lookAlike, shortAddress } from "./address.ts";

const mine = "0x71C7656EC7ab88b098defB751B7401B5f6d8976F";
const forged = "0x71C7aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa976F";

it("accepts what wallets copy", () => {
  expect(bareAddress(" bitcoin:bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq?amount=0.1 ")).toBe(
    "bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq",
  );
  expect(bareAddress(`ethereum:${mine}@1?value=1`)).toBe(mine);
  expect(bareAddress("TQ5n rDk2\nhVw8")).toBe("TQ5nrDk2hVw8");
});

it("shortens to six and six characters and groups by four", () => {
  expect(shortAddress(mine)).toBe("0x71C765…d8976F");
  expect(shortAddress("bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq")).toBe("bc1qar0srr…wf5mdq");
  expect(shortAddress("short")).toBe("short");
  expect(addressParts(mine)).toEqual({ prefix: "0x", body: mine.slice(2) });
  expect(addressGroups("abcdefghij")).toEqual(["abcd", "efgh", "ij"]);
});

it("warns of an address that resembles a saved one", () => {
  const saved = [{ name: "Cold storage", address: mine }];
  expect(lookAlike(forged, saved)?.name).toBe("Cold storage");
  expect(lookAlike(mine, saved)).toBeUndefined();
  expect(lookAlike(mine.toLowerCase(), saved)).toBeUndefined();
  expect(lookAlike("0x1111", saved)).toBeUndefined();
});
