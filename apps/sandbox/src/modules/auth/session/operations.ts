import { PtrBusinessType } from "@coffer/sdk/contract";
import { invalid } from "../../../core/refusal.ts";
import { currentTriple } from "../../../crypto/key-triple.ts";
import { normalEmail, userByContact, users } from "../user/exports.ts";
import type { Operations } from "./context.ts";
import { issueTicket } from "./ticket.ts";

export const operations = {
  getKEIS: ({ world }) => currentTriple(world),
  pTR: ({ world, viewer }, { businessType, key }) => {
    if (businessType === PtrBusinessType.signIn) {
      const contact = key.includes("@") ? normalEmail(key) : key;
      return issueTicket(world, businessType, contact, userByContact(world, contact));
    }
    const uid = key || viewer?.uid;
    if (uid === undefined) throw invalid("key", "required", "Name the user, or send the access token.");
    return issueTicket(world, businessType, uid, world.table(users).get(uid));
  },
} satisfies Operations;
