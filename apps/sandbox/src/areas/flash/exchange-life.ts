import type { Text } from "@coffer/errors";
import { ExchangeStatus } from "@coffer/sdk/contract";
import { allows, type LifeCycle } from "../../area/life-cycle.ts";
import { refuse } from "../../engine/refusal.ts";
import type { AnyTableSpec } from "../../world/table.ts";

const { inProgress, complete, failure } = ExchangeStatus;

/** Of conversions at a quote and of those the desk settles, each by due tasks and an action of its own. */
export const exchangeLife = (
  table: AnyTableSpec,
  by: { complete: readonly string[]; failure: readonly string[] },
): LifeCycle<ExchangeStatus> => ({
  status: "ExchangeStatus",
  kept: { table, field: "status" },
  start: [inProgress],
  moves: [
    { from: [inProgress], to: complete, by: by.complete },
    { from: [inProgress], to: failure, by: by.failure },
  ],
});

/** 60015 where the step isn't allowed from here. */
export function checkMove(life: LifeCycle<ExchangeStatus>, from: ExchangeStatus, to: ExchangeStatus): void {
  if (!allows(life, from, to)) throw refuse("orderStatusError");
}

/** Why a conversion ended without being made. */
export type Ending = "unanswered" | "turnedDown" | "unsettled";
export const failReasons: Readonly<Record<Ending, Text>> = {
  unanswered: {
    en: "The market did not answer within a minute. The amount is back.",
    "zh-CN": "市场在一分钟内未响应，金额已退回。",
  },
  turnedDown: { en: "The conversion was turned down. The amount is back.", "zh-CN": "闪兑被拒绝，金额已退回。" },
  unsettled: {
    en: "The desk could not convert it within 8 hours. The amount is back.",
    "zh-CN": "交易台未能在 8 小时内完成闪兑，金额已退回。",
  },
};
