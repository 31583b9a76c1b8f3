import { load } from "@fingerprintjs/fingerprintjs";
import { knownHtml } from "./known-html.ts";

// The empty page in which the library measures text.
knownHtml.add('<!doctype html><html><head><meta name="viewport" content="width=device-width, initial-scale=1">');

/** Returns the device's fingerprint. `monitoring` would occasionally call the library's maker. */
export async function fingerprint(): Promise<string> {
  const { visitorId } = await (await load({ monitoring: false })).get();
  return visitorId;
}
