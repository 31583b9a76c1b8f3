import { BlockList, isIPv6 } from "node:net";
import fc from "fast-check";
import { expect, test } from "vitest";
import { isInRanges } from "./ip-range.ts";

const addresses = { ipv4: fc.ipV4(), ipv6: fc.ipV6().filter(isIPv6) };
/** Two addresses of one family: Node's result for IPv4 inside IPv6 is a separate question. */
const pair = fc
  .constantFrom("ipv4" as const, "ipv6" as const)
  .chain((family) => fc.record({ family: fc.constant(family), asked: addresses[family], start: addresses[family] }));
const isMapped = (text: string) => /^[0:]*:f{4}:/i.test(text);

test("agrees with Node about addresses in ranges", () => {
  fc.assert(
    fc.property(pair, fc.nat(32), fc.boolean(), ({ family, asked, start }, length, near) => {
      fc.pre(!isMapped(asked) && !isMapped(start));
      const from = near ? asked : start;
      const bits = family === "ipv4" ? length : 4 * length;
      const list = new BlockList();
      list.addSubnet(from, bits, family);
      expect(isInRanges(asked, `${from}/${bits}`)).toBe(list.check(asked, family));
    }),
  );
});

test("matches a single address in any spelling", () => {
  fc.assert(
    fc.property(pair, ({ asked }) => {
      expect(isInRanges(asked, `192.0.2.1, ${asked}`)).toBe(true);
    }),
  );
  expect(isInRanges("2001:0DB8:0:0:0:0:0:1", "2001:db8::1")).toBe(true);
  expect(isInRanges("::ffff:192.0.2.1", "192.0.2.0/24")).toBe(true);
  expect(isInRanges("fe80::1%eth0", "fe80::/10")).toBe(true);
  expect(isInRanges("192.0.2.1", "2001:db8::/0")).toBe(false);
  expect(isInRanges("192.0.2.130", "192.0.2.128/25")).toBe(true);
  expect(isInRanges("192.0.2.127", "192.0.2.128/25")).toBe(false);
});

test("matches no range for an invalid address", () => {
  for (const asked of ["", "localhost", "1.2.3", ":::", "1.2.3.4.5"])
    expect(isInRanges(asked, "0.0.0.0/0, ::/0")).toBe(false);
});
