import type { WireInput } from "@coffer/sdk/contract";
import { invalid, refuse } from "../../../../core/refusal.ts";
import { DAY, HOUR, MINUTE } from "../../../../core/scenario.ts";
import { isoOf } from "../../../../world/clock.ts";
import { defineTable } from "../../../../world/table.ts";
import type { Operations } from "../../../auth/session/exports.ts";
import { versions } from "./versions.ts";

/** A message of the contact form. */
type Enquiry = Omit<WireInput<"addContactUs">, "agreePrivacy"> & { id: string; ip: string; at: number };
export const enquiries = defineTable<Enquiry>("enquiries", { key: "id" });

/** "Limited to a few messages an hour for an address": the number is our choice. */
export const ENQUIRIES_AN_HOUR = 5;

/** The count of an action; the latest one is enough for a check. */
type Action = { action: string; count: number; page: string; uid: string | null; at: number };
export const userActions = defineTable<Action>("userActions", { key: "action" });
/** The number of stored actions: visitors may send any. */
const ACTIONS_KEPT = 200;

export const visitorOperations = {
  getVersioning: ({ world, language }, { platform }) => {
    const found = versions.find((version) => version.platform === platform);
    if (!found) throw invalid("platform", "exists", "There is no such platform.");
    const { notes, daysOld, ...version } = found;
    return { ...version, releaseNotes: notes[language], publishTime: isoOf(world.startedAt - daysOld * DAY) };
  },
  addContactUs: ({ world, ip }, { agreePrivacy: _, ...sent }) => {
    const now = world.clock.now();
    const lately = world
      .table(enquiries)
      .all()
      .filter((each) => each.ip === ip && each.at > now - HOUR);
    const [oldest] = lately;
    if (oldest && lately.length >= ENQUIRIES_AN_HOUR)
      throw refuse("tooManyRequests", null, { retryAfter: Math.ceil((oldest.at + HOUR - now) / 1000) });
    if ((sent.phoneNumber === undefined) !== (sent.countryCode === undefined))
      throw invalid(
        sent.phoneNumber === undefined ? "phoneNumber" : "countryCode",
        "required",
        "Send both or neither.",
      );
    const id = world.newId("cu");
    world.table(enquiries).insert({ ...sent, id, ip, at: now });
    return { id, receivedAt: isoOf(now) };
  },
  addUserActionLog: ({ world, viewer }, { action, page, time }) => {
    const now = world.clock.now();
    if (Date.parse(time) > now + 5 * MINUTE) throw invalid("time", "past", "It can't be done in the future.");
    const table = world.table(userActions);
    const row = { action, page, uid: viewer?.uid ?? null, at: now };
    const known = table.get(action);
    if (known) table.update(action, { ...row, count: known.count + 1 });
    else if (table.all().length < ACTIONS_KEPT) table.insert({ ...row, count: 1 });
    return { logged: true };
  },
} satisfies Operations;
