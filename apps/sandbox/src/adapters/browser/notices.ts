import type { Locale } from "@coffer/errors";

/** Shown to the page's users: the state can't be saved, isn't shared, or could not be read. */
export type Notice = {
  readonly kind: "memory" | "alone" | "aside" | "page";
  readonly text: Readonly<Record<Locale, string>>;
};
export type Notify = (notice: Notice) => void;

export const inMemory = (reason: string): Notice => ({
  kind: "memory",
  text: {
    en: `The sandbox can't keep its state in this browser (${reason}). From now on it is in memory only and ends with this page.`,
    "zh-CN": `此浏览器无法保存沙盒的状态（${reason}）。此后的状态只在内存中，关闭页面即消失。`,
  },
});

export const notShared = (reason: string): Notice => ({
  kind: "alone",
  text: {
    en: `The sandbox can't speak with other tabs in this browser (${reason}). Each tab has a sandbox of its own, in memory.`,
    "zh-CN": `在此浏览器中沙盒无法与其他标签页通信（${reason}）。每个标签页各有一个仅在内存中的沙盒。`,
  },
});

export const setAside = (reason: string, key: string): Notice => ({
  kind: "aside",
  text: {
    en: `The sandbox's saved state could not be used (${reason}). It was kept aside as "${key}" in this browser's database; the sandbox starts afresh.`,
    "zh-CN": `沙盒保存的状态无法使用（${reason}）。它已在此浏览器的数据库中另存为“${key}”，沙盒将重新开始。`,
  },
});

export const worldSetAside = (world: string, reason: string, key: string): Notice => ({
  kind: "aside",
  text: {
    en: `The saved world "${world}" could not be used (${reason}). It was kept aside as "${key}" in this browser's database and starts afresh; the other worlds go on.`,
    "zh-CN": `保存的世界“${world}”无法使用（${reason}）。它已在此浏览器的数据库中另存为“${key}”并将重新开始，其他世界不受影响。`,
  },
});

export const inPage = (reason: string): Notice => ({
  kind: "page",
  text: {
    en: `This browser refuses the service worker (${reason}). The sandbox answers the page's fetch instead.`,
    "zh-CN": `此浏览器拒绝 Service Worker（${reason}）。沙盒改为直接应答页面的 fetch。`,
  },
});

export const reasonOf = (error: unknown) => (error instanceof Error ? error.message || error.name : String(error));
