import * as z from "zod/mini";

/** "API keys: max 20 per user, 20 IPs per key, 90-day validity when unbound." */
export const API_KEY = {
  keysMax: 20,
  ipsMax: 20,
  unboundDays: 90,
  /** Ours: the shortest prefix of a range. A key bound to all addresses is bound to none, and would never end. */
  shortestPrefix: { ipv4: 8, ipv6: 32 },
} as const;

const addressOrRange = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]);

/** "Max 20 IPs or ranges per key, comma separated." Empty binds none. `params.rule`: ipFormat, ipTooWide or ipsTooMany. */
export const boundIps = z.string().check((context) => {
  const entries = context.value.split(",").map((entry) => entry.trim());
  const list = entries.filter((entry) => entry !== "");
  const refuse = (rule: string, limit: unknown) =>
    context.issues.push({ code: "custom", input: context.value, params: { rule, limit } });
  const wrong = list.find((entry) => !addressOrRange.safeParse(entry).success);
  if (wrong !== undefined) refuse("ipFormat", wrong);
  const wide = wrong === undefined ? list.find(isTooWide) : undefined;
  if (wide !== undefined) refuse("ipTooWide", wide);
  if (list.length > API_KEY.ipsMax) refuse("ipsTooMany", API_KEY.ipsMax);
});

function isTooWide(entry: string): boolean {
  const [address = "", prefix] = entry.split("/");
  const { ipv4, ipv6 } = API_KEY.shortestPrefix;
  return prefix !== undefined && Number(prefix) < (address.includes(":") ? ipv6 : ipv4);
}
