import type { EventType } from "@coffer/sdk";
import * as z from "zod/mini";
import { firstTypes } from "./event-types.ts";

/** The contract's maximum length. */
const urlMost = 500;

/** https, or this machine's own address; without user name and password. */
function faultOf(text: string) {
  const url = URL.parse(text.trim());
  if (!url || !/^https?:$/.test(url.protocol)) return "events.urlOdd";
  if (url.username !== "" || url.password !== "") return "events.urlCredentials";
  const isLocal = /^(localhost|.+\.localhost|\[::1\]|127\.\d+\.\d+\.\d+)$/.test(url.hostname);
  return url.protocol === "https:" || isLocal ? undefined : "events.urlHttps";
}

export const webhookRule = z
  .object({ url: z.string().check(z.maxLength(urlMost)), types: z.array(z.string()), enabled: z.boolean() })
  .check(
    z.superRefine(({ url, types }, context) => {
      const add = (path: string, text: string) => context.addIssue({ code: "custom", path: [path], params: { text } });
      const fault = faultOf(url);
      if (fault) add("url", fault);
      if (types.length === 0) add("types", "events.noTypes");
    }),
  );
export type WebhookDetails = z.infer<typeof webhookRule>;
export const noWebhook: WebhookDetails = { url: "", types: [...firstTypes], enabled: true };

/** Returns the calls' input. */
export const webhookInput = ({ url, types }: WebhookDetails) => ({ url: url.trim(), types: types as EventType[] });
