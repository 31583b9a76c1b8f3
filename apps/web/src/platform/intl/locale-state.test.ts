import { afterAll, beforeEach, expect, it, vi } from "vitest";
import type { TextGroup } from "../../messages/groups.ts";
import type { Locale } from "./locale.ts";

/** What can't be had: a newer version has taken its place, or the network is gone. */
const gone = new Set<string>();
vi.mock("./load-messages.ts", () => ({
  loadMessages: async (locale: Locale, group: TextGroup) => {
    if (gone.has(group) || gone.has(locale)) throw new TypeError("Failed to fetch dynamically imported module");
    return { [`${group}.word`]: [{ type: 0, value: `${group} in ${locale}` }] };
  },
}));
vi.mock("../store.ts", () => ({ store: { items: { write: () => undefined } } }));
vi.stubGlobal("document", { documentElement: { lang: "" } });
// Another file may have loaded it before, with words that can always be had.
vi.resetModules();
const { currentIntl, currentLocale, learn, speak } = await import("./locale-state.ts");
// Other files run in the same process after it.
afterAll(() => vi.unstubAllGlobals());
const word = (group: string) => currentIntl().formatMessage({ id: `${group}.word` as never });

beforeEach(async () => {
  gone.clear();
  await speak("en");
});

it("a language that can't be had leaves the page in its own, and what it loads next too", async () => {
  gone.add("zh-CN");
  await expect(speak("zh-CN")).rejects.toThrow(TypeError);
  expect(currentLocale()).toBe("en");
  await learn(["form"]);
  expect(word("form")).toBe("form in en");
  gone.clear();
  await speak("zh-CN");
  expect(word("form")).toBe("form in zh-CN");
});

it("words that can't be had are missing for who asks for them, and for nobody else", async () => {
  gone.add("auth");
  await expect(learn(["auth", "profile"])).rejects.toThrow(TypeError);
  await learn(["profile"]);
  await learn(["start"]);
  expect(word("profile")).toBe("profile in en");
  gone.clear();
  await learn(["auth"]);
  expect(word("auth")).toBe("auth in en");
});
