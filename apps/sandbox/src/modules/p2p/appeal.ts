import type { Text } from "@coffer/errors";
import {
  type AppealOpener,
  type AppealResponsibility,
  type AppealSpeaker,
  AppealStatus,
  type FiatParty,
} from "@coffer/sdk/contract";
import type { LifeCycle } from "../../core/life-cycle.ts";
import { refuse } from "../../core/refusal.ts";
import { defineTable } from "../../world/table.ts";
import type { World } from "../../world/world.ts";
import type { FiatOrder } from "./order.ts";

export type Statement = {
  by: AppealSpeaker;
  at: number;
  remark: Text;
  proofFileIds: readonly string[];
};
/** An appeal about an order. Users' own text is stored for both languages. */
export type FiatAppeal = {
  id: string;
  number: string;
  at: number;
  uid: string;
  orderId: string;
  orderNumber: string;
  openedBy: AppealOpener;
  reason: Text;
  remark: Text;
  proofFileIds: readonly string[];
  statements: readonly Statement[];
  status: AppealStatus;
  responsibility: AppealResponsibility | null;
  result: Text | null;
  coinTo: FiatParty | null;
  decideBy: number;
  completedAt: number | null;
};
const { processing, completed } = AppealStatus;

export const fiatAppeals = defineTable<FiatAppeal>("fiatAppeals", {
  key: "id",
  lists: { of: ["uid"], apart: ["status"], orders: { time: ({ at }) => at } },
  parts: { open: ({ status }) => status === processing },
});

export const appealLife: LifeCycle<AppealStatus> = {
  status: "AppealStatus",
  kept: { table: fiatAppeals, field: "status" },
  start: [processing],
  moves: [
    {
      from: [processing],
      to: completed,
      by: [
        "actor:mediator/decide",
        "settleLegalCurrencyAppealOrder",
        "actor:dealer/give-in",
        "actor:dealer/confirm",
        "clock:fiat.decide",
        "clock:fiat.decideByMagic",
      ],
    },
  ],
};

/** Returns the open appeal of an order. */
export function appealOf(world: World, { appealId }: FiatOrder): FiatAppeal | undefined {
  const found = appealId === null ? undefined : world.table(fiatAppeals).get(appealId);
  return found?.status === processing ? found : undefined;
}

/** "Another user's or an unknown one answers 60019." */
export function ownAppeal(world: World, uid: string, id: string): FiatAppeal {
  const found = world.table(fiatAppeals).get(id);
  if (found?.uid !== uid) throw refuse("complaintMissing", id);
  return found;
}

/** "A decided one 60015." */
export function openOwnAppeal(world: World, uid: string, id: string): FiatAppeal {
  const found = ownAppeal(world, uid, id);
  if (found.status !== processing) throw refuse("orderStatusError", id);
  return found;
}

/** The pictures that a side submitted. */
export const proofsBy = ({ openedBy, proofFileIds, statements }: FiatAppeal, side: FiatParty): string[] => [
  ...(openedBy === side ? proofFileIds : []),
  ...statements.flatMap((each) => (each.by === side ? each.proofFileIds : [])),
];
export const hasSpoken = ({ openedBy, statements }: FiatAppeal, side: FiatParty): boolean =>
  openedBy === side || statements.some(({ by }) => by === side);
