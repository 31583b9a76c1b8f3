import { load } from "@fingerprintjs/fingerprintjs";
import { knownHtml } from "./known-html.ts";

// The empty page in which it measures letters.
knownHtml.add('<!doctype html><html><head><meta name="viewport" content="width=device-width, initial-scale=1">');

/** What tells this device from others. `monitoring` would ask the maker's host, now and then, on behalf of the page. */
export async function fingerprint(): Promise<string> {
  const { visitorId } = await (await load({ monitoring: false })).get();
  return visitorId;
}
