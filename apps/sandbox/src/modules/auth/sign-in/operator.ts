import type { Actor } from "../../../core/actor.ts";
import type { World } from "../../../world/world.ts";
import { sessions } from "../session/exports.ts";
import { type Run, toAccount, type User, users } from "../user/exports.ts";

const signedIn = (world: World, { uid }: User) =>
  world
    .table(sessions)
    .find("uid", uid)
    .filter(({ endedWith }) => endedWith === null);
const endWith =
  (endedWith: "sessionInvalid" | "signInRequired" | "signedInElsewhere"): Run =>
  (world, user) => {
    for (const { id } of signedIn(world, user)) world.table(sessions).update(id, { endedWith });
  };
const isSignedIn = (world: World, user: User) => signedIn(world, user).length > 0;
const setDisabled =
  (disabled: boolean): Run =>
  (world, { uid }) =>
    void world.table(users).update(uid, { disabled });

export const signInActions: Actor["actions"] = {
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
  "end-sessions": toAccount(
    { en: "Every session of the account ends: 50001.", "zh-CN": "结束该账户的所有会话。" },
    isSignedIn,
    "is signed in nowhere.",
    endWith("sessionInvalid"),
  ),
  "close-sessions": toAccount(
    { en: "Every session is closed to protect the account: 50004.", "zh-CN": "为保护账户关闭全部会话（50004）。" },
    isSignedIn,
    "is signed in nowhere.",
    endWith("signInRequired"),
  ),
  "sign-in-elsewhere": toAccount(
    { en: "Somebody signs in elsewhere and the sessions so far end: 80002.", "zh-CN": "在别处登录，现有会话结束。" },
    isSignedIn,
    "is signed in nowhere.",
    endWith("signedInElsewhere"),
  ),
};
