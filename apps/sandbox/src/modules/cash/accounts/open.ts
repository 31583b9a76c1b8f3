import type { Text } from "@coffer/errors";
import { GlobalAccountStatus, type WireInput } from "@coffer/sdk/contract";
import { DECIDED_AFTER } from "../../../core/magic.ts";
import { ownWords } from "../../../core/own-words.ts";
import { refuse } from "../../../core/refusal.ts";
import { afterWorkingDays } from "../../../core/working-days.ts";
import { dueTask } from "../../../world/due-task.ts";
import type { World } from "../../../world/world.ts";
import type { User } from "../../auth/user/exports.ts";
import {
  type CashCustomer,
  cashCustomers,
  checkIdentity,
  checkNotShut,
  checkVerified,
  customerOf,
  customerRow,
  moveAccount,
} from "./customer.ts";
import { institutionNow } from "./institution.ts";
import { magicTaxOf } from "./magic.ts";

const { notOpened, beingCreated, needsReconfirmation, active } = GlobalAccountStatus;

/** "The institution opens the account, mostly within minutes." */
const OPENED_AFTER = 2 * 60 * 1000;
/** "1 working day at the latest." */
const OPENED_AT_THE_LATEST = 1;

type Payload = { uid: string; since: number };

/** "Opens the global account." The institution may be slow, unreachable (60001) or refuse (90006). */
export function openAccount(world: World, user: User, { data }: WireInput<"createCashCustomer">): CashCustomer {
  checkVerified(user);
  checkNotShut(world, user.uid);
  const before = customerRow(world, user.uid);
  if (before.status !== notOpened) throw refuse("alreadyAuthenticated");
  const magic = magicTaxOf(world, data.taxId);
  const answer = institutionNow(world);
  if (answer === "unreachable" || magic === "SANDBOX-UNREACHABLE") throw refuse("assetCreationFailed");
  if (answer === "declines" || magic === "SANDBOX-DECLINED")
    throw refuse("notQualified", notTaken, { data: { questions: [] } });
  const at = world.clock.now();
  const customerId = before.customerId ?? world.newId("cu");
  const patch = { customerId, data, createdAt: before.customerId === null ? at : before.createdAt, updatedAt: at };
  const made = moveAccount(world, before, beingCreated, patch);
  awaitOpening(world, made);
  if (magic === "SANDBOX-RECONFIRM") askByMagic.schedule(world, at + DECIDED_AFTER, { uid: user.uid, since: at });
  return made;
}

function awaitOpening(world: World, { uid, updatedAt: since }: CashCustomer): void {
  const isPrompt = institutionNow(world) === "prompt";
  const at = isPrompt ? since + OPENED_AFTER : afterWorkingDays(since, OPENED_AT_THE_LATEST);
  openByClock.schedule(world, at, { uid, since });
}

/** Checks that it was not opened, questioned or restarted in the meantime. */
const stillWaiting = (world: World, { uid, since }: Payload): CashCustomer | undefined => {
  const row = world.table(cashCustomers).get(uid);
  return row?.status === beingCreated && row.updatedAt === since ? row : undefined;
};

export const openByClock = dueTask("cash.open", (world, payload: Payload) => {
  const row = stillWaiting(world, payload);
  if (row) activate(world, row);
});

export const askByMagic = dueTask("cash.askByMagic", (world, payload: Payload) => {
  const row = stillWaiting(world, payload);
  if (row) askAgain(world, row, null);
});

export const activate = (world: World, row: CashCustomer, patch: Partial<CashCustomer> = {}): CashCustomer =>
  moveAccount(world, row, active, {
    accountNumber: `GA-${row.uid}-01`,
    openedAt: row.openedAt ?? world.clock.now(),
    ...patch,
  });

/** The institution asks for a confirmation of the data. */
export const askAgain = (world: World, row: CashCustomer, reason: string | null): CashCustomer =>
  moveAccount(world, row, needsReconfirmation, {
    reason: ownWords(reason, toConfirm),
  });

/** The institution refuses it; a new application is possible. */
export const decline = (world: World, row: CashCustomer, reason: string | null): CashCustomer =>
  moveAccount(world, row, notOpened, { reason: ownWords(reason, notTaken) });

const toConfirm: Text = {
  en: "Please check your address and occupation and confirm them again.",
  "zh-CN": "请核对您的地址与职业，并重新确认。",
};
const notTaken: Text = {
  en: "The institution couldn't open the account with these data.",
  "zh-CN": "机构无法根据所提交的资料开通账户。",
};

/** "The account may be checked again before it is active": where something has changed. */
export function updateCustomer(world: World, user: User, { customerId, data }: WireInput<"updateCashCustomer">) {
  checkIdentity(user);
  const row = customerOf(world, user.uid);
  if (row.customerId !== customerId) throw refuse("userMissing");
  if (row.status === beingCreated) throw refuse("orderStatusError");
  const patch = { data, updatedAt: world.clock.now() };
  if (row.status === active) return world.table(cashCustomers).update(row.uid, patch);
  if (isSame(row.data, data)) return activate(world, row, patch);
  const checked = moveAccount(world, row, beingCreated, patch);
  awaitOpening(world, checked);
  return checked;
}

const isSame = (one: object, other: object) => sorted(one) === sorted(other);
const sorted = (data: object) => JSON.stringify(Object.entries(data).sort(([a], [b]) => (a < b ? -1 : 1)));
