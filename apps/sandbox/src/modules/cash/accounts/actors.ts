import type { Actor } from "../../../core/actor.ts";
import type { Fields } from "../../../core/fields.ts";
import { refuse } from "../../../core/refusal.ts";
import type { World } from "../../../world/world.ts";
import { toAccount, userIn, WHO } from "../../auth/user/exports.ts";
import { type CashCustomer, cashCustomers, customerRow, isShut } from "./customer.ts";
import { ANSWERS, setInstitution } from "./institution.ts";
import { activate, askAgain, decline } from "./open.ts";

/** The number of offered records. */
const MOST = 20;
const those =
  (...parts: readonly ("beingCreated" | "active")[]) =>
  (world: World) =>
    parts
      .flatMap((part) => world.table(cashCustomers).part(part, MOST))
      .map(({ uid, customerId }) => ({ send: { uid }, summary: `${customerId} (${uid})` }));

function customerIn(world: World, fields: Fields): CashCustomer {
  const { uid } = userIn(world, fields);
  const found = world.table(cashCustomers).get(uid);
  if (!found) throw refuse("userMissing", uid);
  return found;
}
const withReason = (world: World, fields: Fields) => {
  const customer = customerIn(world, fields);
  const reason = fields.optionalText("reason") ?? null;
  fields.done();
  return { customer, reason };
};

/** The institution that keeps the fiat. */
export const institution: Actor = {
  title: { en: "Institution", "zh-CN": "托管机构" },
  about: {
    en: "The institution that keeps the fiat: it opens accounts and asks for data again.",
    "zh-CN": "保管法币的机构：开通账户、要求重新确认资料。",
  },
  actions: {
    open: {
      about: { en: "The account is open now.", "zh-CN": "立即开通账户。" },
      takes: WHO,
      now: those("beingCreated"),
      run: (world, fields) => {
        const customer = customerIn(world, fields);
        fields.done();
        return activate(world, customer);
      },
    },
    ask: {
      about: { en: "The data must be confirmed again, with a reason.", "zh-CN": "要求重新确认资料，可附原因。" },
      takes: [...WHO, "reason?"],
      now: those("beingCreated", "active"),
      run: (world, fields) => {
        const { customer, reason } = withReason(world, fields);
        return askAgain(world, customer, reason);
      },
    },
    decline: {
      about: { en: "It doesn't open the account.", "zh-CN": "拒绝开户。" },
      takes: [...WHO, "reason?"],
      now: those("beingCreated"),
      run: (world, fields) => {
        const { customer, reason } = withReason(world, fields);
        return decline(world, customer, reason);
      },
    },
    answer: {
      about: {
        en: "How it answers new customers: `prompt` in minutes, `slow` within a working day, `unreachable` (60001), `declines` (90006).",
        "zh-CN":
          "对新客户的响应：`prompt` 数分钟、`slow` 一个工作日内、`unreachable` 无法连接（60001）、`declines` 拒绝（90006）。",
      },
      takes: ["answer"],
      run: (world, fields) => {
        const answer = fields.oneOf("answer", ANSWERS);
        fields.done();
        return setInstitution(world, answer);
      },
    },
  },
};

const setShut = (world: World, uid: string, shut: boolean) =>
  world.table(cashCustomers).update(customerRow(world, uid).uid, { shut });

export const operatorActions = {
  "shut-cash": toAccount(
    { en: "The cash wallet is shut: nothing goes in or out (60004).", "zh-CN": "停用法币钱包（60004）。" },
    (world, { uid }) => !isShut(world, uid),
    "has no open cash wallet.",
    (world, { uid }) => {
      setShut(world, uid, true);
    },
  ),
  "reopen-cash": toAccount(
    { en: "The cash wallet may be used again.", "zh-CN": "恢复法币钱包。" },
    (world, { uid }) => isShut(world, uid),
    "has no shut cash wallet.",
    (world, { uid }) => {
      setShut(world, uid, false);
    },
  ),
};
