import type { Operations } from "../session/exports.ts";
import { channelList } from "./channel-list.ts";

export const operations = {
  getCashChannelList: ({ world, user, language }, input) => channelList(world, user, input, language),
} satisfies Operations;
