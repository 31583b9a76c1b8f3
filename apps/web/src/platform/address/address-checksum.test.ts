import fc from "fast-check";
import { expect, it } from "vitest";
import { addressOf, isAddress } from "../../../../sandbox/src/crypto/address.ts";
import { keepsChecksum } from "./address-checksum.ts";

const hash = fc.uint8Array({ minLength: 20, maxLength: 20 });
const family = fc.constantFrom("evm", "bitcoin", "tron");

it("agrees with the server on valid addresses and on addresses with a typo", async () => {
  await fc.assert(
    fc.asyncProperty(family, hash, fc.nat(), fc.nat(), async (of, bytes, place, other) => {
      const address = addressOf(of, bytes);
      expect(await keepsChecksum(address)).toBe(true);
      // Another character of the alphabet, or the other case: common typos.
      const at = 4 + (place % (address.length - 4));
      const letter = address.charAt(at);
      const turned = letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase();
      for (const slip of [turned, address.charAt(4 + (other % (address.length - 4)))]) {
        const wrong = address.slice(0, at) + slip + address.slice(at + 1);
        // The pattern refuses text that isn't formatted as an address.
        if (of === "tron" && !/^T[1-9A-HJ-NP-Za-km-z]{33}$/.test(wrong)) continue;
        expect([wrong, await keepsChecksum(wrong)]).toEqual([wrong, isAddress(of, wrong)]);
      }
    }),
    { numRuns: 20 },
  );
});

it("accepts addresses without a checksum, in capitals, and of unknown kinds", async () => {
  for (const address of [
    "0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed",
    "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed",
    "BC1QAR0SRRR7XFKVY5L643LYDNW9RE59GTZZWF5MDQ",
    "bc1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqkedrcr",
    "rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh",
  ])
    expect([address, await keepsChecksum(address)]).toEqual([address, true]);
  for (const address of ["0x5AAeb6053F3E94C9b9A09f33669435E7Ef1BeAed", "bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdp"])
    expect([address, await keepsChecksum(address)]).toEqual([address, false]);
});
