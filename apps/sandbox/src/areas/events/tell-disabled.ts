import type { Text } from "@coffer/errors";
import type { World } from "../../world/world.ts";
import { sendMessage } from "../inbox/exports.ts";
import { contactOf, users } from "../user/exports.ts";
import { noteEvent } from "./note.ts";
import type { Webhook } from "./webhook.ts";

const subject: Text = { en: "Your webhook was stopped", "zh-CN": "您的 Webhook 已停用" };

/** The merchant learns of it by message, from the log, and at the other webhooks. */
export function tellDisabled(world: World, { id, uid, url }: Webhook): void {
  noteEvent(world, uid, "webhook.disabled", { number: id, status: "disabled", previousStatus: "failing" });
  const owner = world.table(users).get(uid);
  if (!owner) return;
  const text: Text = {
    en: `No event arrived at ${url} for 24 hours, so none is sent there any more. Mend the receiver, then turn the webhook on again. What was missed is in the event log.`,
    "zh-CN": `24 小时内没有任何事件送达 ${url}，因此已停止推送。请修复接收端后重新启用该 Webhook。错过的事件可在事件日志中查看。`,
  };
  sendMessage(world, contactOf(owner), owner.language, { subject, text });
}
