import type { Locale, Text } from "@coffer/errors";
import { CashOrderStatus, type Result, type WireInput } from "@coffer/sdk/contract";
import { VOUCHERS_MAX } from "@coffer/sdk/rules";
import { ownWords } from "../../../core/own-words.ts";
import { refuse } from "../../../core/refusal.ts";
import { afterWorkingDays } from "../../../core/working-days.ts";
import { isoOf } from "../../../world/clock.ts";
import { dueTask } from "../../../world/due-task.ts";
import type { World } from "../../../world/world.ts";
import { claimFile } from "../../receipt-methods/files/exports.ts";
import { moveTo } from "./life.ts";
import { end } from "./money.ts";
import { type CashOrder, cashOrders, type Papers } from "./order.ts";
import { awaitDecision } from "./review.ts";

const { pendingReview } = CashOrderStatus;

/** "papers.dueAt, 3 working days." */
const PAPERS_WITHIN = 3;

const usual: Text = {
  en: "The bank wants to see where the money comes from and what it is for: an invoice, a contract or a statement.",
  "zh-CN": "银行需核实资金来源与用途，请提供发票、协议或对账单。",
};

/** The bank stops and requests documents. @throws 60015 while an earlier request is open */
export function askPapers(world: World, order: CashOrder, note: string | null): CashOrder {
  if (order.papers !== null && order.papers.sentAt === null) throw refuse("orderStatusError");
  const dueAt = afterWorkingDays(world.clock.now(), PAPERS_WITHIN);
  const papers: Papers = { note: ownWords(note, usual), dueAt, fileIds: [], sentAt: null, remark: null };
  const asked =
    order.status === pendingReview
      ? world.table(cashOrders).update(order.id, { papers })
      : moveTo(world, order, pendingReview, { papers });
  noPapers.schedule(world, dueAt, { id: order.id, dueAt });
  return asked;
}

/** "Papers were asked for and none came": a top-up's payment is sent back, a payout's hold released. */
export const noPapers = dueTask("cash.noPapers", (world, { id, dueAt }: { id: string; dueAt: number }) => {
  const order = world.table(cashOrders).get(id);
  if (order?.status === pendingReview && order.papers?.sentAt === null && order.papers.dueAt === dueAt)
    end(world, order, "noPapers");
});

/** "The review goes on with them, within 1 working day." */
export function sendPapers(world: World, uid: string, input: WireInput<"sendCashPapers">): Papers {
  const order = world.table(cashOrders).get(input.id);
  if (order?.uid !== uid) throw refuse("orderNotFound");
  if (order.papers === null) throw refuse("orderStatusError");
  for (const [at, id] of input.fileIds.entries()) claimFile(world, uid, id, "paymentVoucher", `fileIds.${at}`);
  const fileIds = [...new Set([...order.papers.fileIds, ...input.fileIds])];
  if (fileIds.length > VOUCHERS_MAX) throw refuse("tooManyFiles");
  const remark = input.remark ?? order.papers.remark;
  const papers: Papers = { ...order.papers, fileIds, remark, sentAt: world.clock.now() };
  awaitDecision(world, world.table(cashOrders).update(order.id, { papers }));
  return papers;
}

export const papersView = ({ note, dueAt, fileIds, sentAt }: Papers, language: Locale): PapersOnWire => ({
  note: note[language],
  dueAt: isoOf(dueAt),
  fileIds,
  sentAt: sentAt === null ? null : isoOf(sentAt),
});
type PapersOnWire = Omit<Result<"sendCashPapers">, "serverTime">;
