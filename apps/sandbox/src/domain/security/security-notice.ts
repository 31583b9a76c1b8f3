import type { Text } from "@coffer/errors";
import { SafeOperation } from "@coffer/sdk/contract";
import type { World } from "../../world/world.ts";
import { sendMessage } from "../inbox/inbox.ts";
import type { User } from "../user/user.ts";
import { contactOf } from "./proof.ts";

const changes: Readonly<Record<SafeOperation, Text | null>> = {
  [SafeOperation.bindPhone]: { en: "A phone was bound", "zh-CN": "已绑定手机号" },
  [SafeOperation.updatePhone]: { en: "The phone was changed", "zh-CN": "手机号已变更" },
  [SafeOperation.unbindPhone]: { en: "The phone was removed", "zh-CN": "手机号已解绑" },
  [SafeOperation.bindEmail]: { en: "An e-mail address was bound", "zh-CN": "已绑定邮箱" },
  [SafeOperation.updateEmail]: { en: "The e-mail address was changed", "zh-CN": "邮箱已变更" },
  [SafeOperation.unbindEmail]: { en: "The e-mail address was removed", "zh-CN": "邮箱已解绑" },
  [SafeOperation.updatePassword]: { en: "The password was changed", "zh-CN": "登录密码已修改" },
  [SafeOperation.resetPassword]: { en: "The password was reset", "zh-CN": "登录密码已重置" },
  [SafeOperation.setFundPassword]: { en: "The fund PIN was set", "zh-CN": "资金密码已设置" },
  [SafeOperation.updateFundPassword]: { en: "The fund PIN was changed", "zh-CN": "资金密码已修改" },
  [SafeOperation.bindAuthenticator]: { en: "An authenticator was bound", "zh-CN": "已绑定谷歌验证器" },
  [SafeOperation.unbindAuthenticator]: { en: "The authenticator was removed", "zh-CN": "谷歌验证器已解绑" },
  // Whoever signs out knows it.
  [SafeOperation.signOut]: null,
};

/** Tells the owner of a change, at the contact the account had before it: a thief's new address doesn't hide it. */
export function tellOwner(world: World, before: User, operation: SafeOperation): void {
  const change = changes[operation];
  if (change === null) return;
  const text: Text = {
    en: `${change.en}. If this wasn't you, reset your password and write to help@coffer.example at once.`,
    "zh-CN": `${change["zh-CN"]}。如非本人操作，请立即重置密码并联系 help@coffer.example。`,
  };
  sendMessage(world, contactOf(before), before.language, { subject: change, text });
}
