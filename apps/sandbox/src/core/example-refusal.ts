import type { ErrorCode } from "@coffer/errors";
import { isoOf } from "../world/clock.ts";
import type { World } from "../world/world.ts";
import { Refusal } from "./refusal.ts";

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const RETRY_AFTER = 30;
const WAITED_FOR: readonly ErrorCode[] = [1, 2, 429];

/** The refusal where no module defines its own: with the `error.data` the contract promises, and times counted from now. */
export function exampleRefusal(world: World, code: ErrorCode): Refusal {
  const data = exampleData(world)[code];
  return new Refusal(code, null, {
    ...(data && { data }),
    ...(WAITED_FOR.includes(code) && { retryAfter: RETRY_AFTER }),
  });
}

function exampleData(world: World): Partial<Record<ErrorCode, object>> {
  const now = world.clock.now();
  const serverTime = isoOf(now);
  const range = { currency: "USDT", minimum: "10", maximum: "100000" };
  const balance = { currency: "USDT", available: "12.5" };
  const day = { resetsAt: isoOf(now - (now % DAY) + DAY), serverTime };
  const total = { currency: "USDT", limit: "200000", used: "195000", left: "5000", ...day };
  const maintenance = { expectedEnd: isoOf(now + HOUR), serverTime };
  return {
    1: maintenance,
    2: maintenance,
    401: { reason: "sessionEnded", serverTime },
    403: { permission: null, accountTypes: [] },
    40011: balance,
    40013: range,
    40014: range,
    40015: total,
    50014: range,
    60005: { reason: "securityChange", until: isoOf(now + DAY), serverTime },
    60007: balance,
    60023: { limitCount: 3, usedCount: 3, leftCount: 0, ...day },
    60027: total,
    60028: balance,
    60029: range,
    70001: { url: "https://card.coffer.example/verify/c_51be03aa84" },
    90006: { questions: [] },
    90007: { coin: "USDT", network: "TRC20", alternatives: ["ERC20"] },
  };
}
