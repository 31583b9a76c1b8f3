import type { Text } from "@coffer/errors";
import { AccountType } from "@coffer/sdk/contract";
import { suspensions } from "../../domain/merchant/suspension.ts";
import { sessions } from "../../domain/session/session.ts";
import { type User, users } from "../../domain/user/user.ts";
import { refuse } from "../../refusal.ts";
import type { World } from "../../world/world.ts";
import { userIn } from "../people.ts";
import type { Action, Actor } from "./actor.ts";

const WHO = ["name?", "uid?", "contact?"];

const toAccount = (
  about: Text,
  isPossible: (world: World, user: User) => boolean,
  refusal: string,
  run: Run,
): Action => ({
  about,
  takes: WHO,
  now: (world) =>
    world
      .table(users)
      .all()
      .filter((user) => isPossible(world, user))
      .map(({ uid, name, emailAddress, phone }) => ({
        send: { uid },
        summary: `${name ?? emailAddress ?? phone} (${uid})`,
      })),
  run: (world, fields) => {
    const user = userIn(world, fields);
    fields.done();
    if (!isPossible(world, user)) throw refuse(60015, `${user.uid} ${refusal}`);
    run(world, user);
    return { uid: user.uid };
  },
});
type Run = (world: World, user: User) => void;

const signedIn = (world: World, { uid }: User) =>
  world
    .table(sessions)
    .find("uid", uid)
    .filter(({ endedWith }) => endedWith === null);
const endWith =
  (code: 50001 | 80002): Run =>
  (world, user) => {
    for (const { id } of signedIn(world, user)) world.table(sessions).update(id, { endedWith: code });
  };
const isSignedIn = (world: World, user: User) => signedIn(world, user).length > 0;
const setDisabled =
  (disabled: boolean): Run =>
  (world, { uid }) =>
    void world.table(users).update(uid, { disabled });

const isMerchant = ({ accountType }: User) => accountType === AccountType.merchant;
const isSuspended = (world: World, { uid }: User) => world.table(suspensions).get(uid) !== undefined;

/** Who runs the product, towards its accounts. */
export const operator: Actor = {
  about: { en: "Who runs the product: stops accounts and ends sessions.", "zh-CN": "运营方：停用账户、结束会话。" },
  actions: {
    disable: toAccount(
      { en: "The account is stopped: 80001; a merchant's cashiers meet 40003.", "zh-CN": "停用账户。" },
      (_, { disabled }) => !disabled,
      "is disabled already.",
      setDisabled(true),
    ),
    enable: toAccount(
      { en: "A stopped account may sign in again.", "zh-CN": "恢复已停用的账户。" },
      (_, { disabled }) => disabled,
      "isn't disabled.",
      setDisabled(false),
    ),
    "suspend-merchant": toAccount(
      { en: "The merchant and its cashiers may do nothing as such: 40003.", "zh-CN": "冻结商户及其收银员（40003）。" },
      (world, user) => isMerchant(user) && !isSuspended(world, user),
      "is no merchant, or suspended already.",
      (world, { uid }) => void world.table(suspensions).insert({ uid, at: world.clock.now() }),
    ),
    "resume-merchant": toAccount(
      { en: "A suspended merchant may go on.", "zh-CN": "恢复已冻结的商户。" },
      isSuspended,
      "isn't suspended.",
      (world, { uid }) => world.table(suspensions).delete(uid),
    ),
    "end-sessions": toAccount(
      { en: "Every session of the account ends: 50001.", "zh-CN": "结束该账户的所有会话。" },
      isSignedIn,
      "is signed in nowhere.",
      endWith(50001),
    ),
    "sign-in-elsewhere": toAccount(
      { en: "Somebody signs in elsewhere and the sessions so far end: 80002.", "zh-CN": "在别处登录，现有会话结束。" },
      isSignedIn,
      "is signed in nowhere.",
      endWith(80002),
    ),
  },
};
