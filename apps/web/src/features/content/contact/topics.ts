import { oneOf } from "../../../platform/url/search-fields.ts";

/** What one may write about, in the order people need it; the contract's `ContactTopic`. */
export const topics = ["customerService", "cooperation", "deployment", "security", "press", "other"] as const;
export type Topic = (typeof topics)[number];

export const topicIn = oneOf(...topics);
