import { content, createGroupClient, createMemoryStore } from "@coffer/sdk";
import { currentLocale } from "../intl/locale-state.ts";
import { configured } from "./config.ts";
import { consent } from "./consent.ts";
import type { MeasuredEvent } from "./events.ts";

declare global {
  interface Window {
    /** Read by tag managers and analytics scripts. */
    dataLayer?: object[];
  }
}

/** A client without session and device: events are anonymous. */
let nobody: ReturnType<typeof client> | undefined;
const client = () =>
  createGroupClient({ content }, { baseUrl: "", store: createMemoryStore(), locale: currentLocale, deviceId: "none" });

/** Sends an event when the page is idle, if it is still allowed then. */
export function send({ name, about }: MeasuredEvent, page: string): void {
  const time = new Date().toISOString();
  whenIdle(() => {
    if (consent() !== "yes") return;
    const { log, scripts } = configured();
    if (scripts.length > 0) {
      loadOnce(scripts);
      window.dataLayer?.push({ event: name, page, ...(about && { about }) });
    }
    if (!log) return;
    nobody ??= client();
    const input = { action: name, page, time, ...(about && { detail: about }) };
    nobody.content.addUserActionLog(input).catch(() => undefined); // A lost event is not reported.
  });
}

/** Removes third-party data; the scripts run until the page is reloaded. */
export function forget(): void {
  if (!window.dataLayer) return;
  delete window.dataLayer;
  location.reload();
}

function loadOnce(scripts: readonly string[]): void {
  if (window.dataLayer) return;
  window.dataLayer = [];
  for (const src of scripts) {
    const script = document.createElement("script");
    script.async = true;
    script.src = src;
    document.head.append(script);
  }
}

function whenIdle(run: () => void): void {
  if ("requestIdleCallback" in window) window.requestIdleCallback(run, { timeout: 5000 });
  else setTimeout(run, 1000);
}
