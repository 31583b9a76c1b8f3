import type { Locale, Text } from "@coffer/errors";
import { defineTable } from "../../../world/table.ts";
import type { World } from "../../../world/world.ts";

/** An e-mail or SMS that the product "sent". The console and tests read it; nothing leaves the machine. */
export type Message = {
  id: string;
  at: number;
  channel: "mail" | "sms";
  /** Lower-case e-mail address, or the full phone number. */
  to: string;
  language: Locale;
  subject: string;
  text: string;
  /** The verification code in it, if any. */
  code: string | null;
};

const KEPT = 500;
export const inbox = defineTable<Message>("inbox", { key: "id", indexes: ["to"] });

export function sendMessage(
  world: World,
  to: string,
  language: Locale,
  message: { subject: Text; text: Text; code?: string },
): Message {
  const table = world.table(inbox);
  for (const old of table.rows()) {
    if (table.size < KEPT) break;
    table.delete(old.id);
  }
  return table.insert({
    id: world.newId("msg"),
    at: world.clock.now(),
    channel: to.includes("@") ? "mail" : "sms",
    to,
    language,
    subject: message.subject[language],
    text: message.text[language],
    code: message.code ?? null,
  });
}

/** Newest first. */
export function readInbox(world: World, to?: string): Message[] {
  const table = world.table(inbox);
  return (to === undefined ? table.all() : table.find("to", to)).reverse();
}
