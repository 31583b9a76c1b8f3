import { oneOf } from "../../../platform/url/search-fields.ts";

/** The topics in order of need; the contract's `ContactTopic`. */
export const topics = ["customerService", "cooperation", "deployment", "security", "press", "other"] as const;
export type Topic = (typeof topics)[number];

export const topicIn = oneOf(...topics);
