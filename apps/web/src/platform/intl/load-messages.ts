import { load } from "virtual:messages";
import type { TextGroup } from "../../messages/groups.ts";
import type { Messages } from "./intl.ts";
import type { Locale } from "./locale.ts";

/** The compiled texts of a group in a locale, a chunk of its own. */
export const loadMessages = async (locale: Locale, group: TextGroup): Promise<Messages> =>
  (await load[locale][group]()).messages;
