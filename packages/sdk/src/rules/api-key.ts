import * as z from "zod";

/** "API keys: max 20 per user, 20 IPs per key, 90-day validity when unbound." */
export const API_KEY = { keysMax: 20, ipsMax: 20, unboundDays: 90 } as const;

const addressOrRange = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]);

/** "Max 20 IPs or ranges per key, comma separated." Empty binds none. `params.rule`: ipFormat or ipsTooMany. */
export const boundIps = z.string().check((context) => {
  const entries = context.value.split(",").map((entry) => entry.trim());
  const list = entries.filter((entry) => entry !== "");
  const refuse = (rule: string, limit: unknown) =>
    context.issues.push({ code: "custom", input: context.value, params: { rule, limit } });
  const wrong = list.find((entry) => !addressOrRange.safeParse(entry).success);
  if (wrong !== undefined) refuse("ipFormat", wrong);
  if (list.length > API_KEY.ipsMax) refuse("ipsTooMany", API_KEY.ipsMax);
});
