import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { onTestFinished, vi } from "vitest";
import { settle } from "../../../packages/ui/src/test-act.ts";
import type { TextValues } from "../e2e/messages.ts";
import { wordsOf } from "../e2e/messages.ts";
import type { MessageId } from "../src/platform/intl/intl.ts";
import type { Locale } from "../src/platform/intl/locale.ts";
import { currentLocale } from "../src/platform/intl/locale-state.ts";
import { storagePrefix } from "../src/platform/storage.ts";

const spoken: Record<Locale, ReturnType<typeof wordsOf>> = { en: wordsOf("en"), "zh-CN": wordsOf("zh-CN") };
/** Returns the app's text in the test's language, also before the page's texts are loaded. */
export const words = (id: MessageId, values?: TextValues): string => spoken[currentLocale()](id, values);
export const text = (id: MessageId, values?: TextValues) => screen.findByText(words(id, values));
export const noText = (id: MessageId, values?: TextValues) => screen.queryByText(words(id, values)) === null;

/** Returns the open dialog, or else the page without its frame. */
const room = (): ParentNode =>
  document.querySelector("[role=alertdialog], [role=dialog]") ?? document.querySelector("main") ?? document;
const buttons = (name: string) =>
  [...room().querySelectorAll<HTMLElement>("button, a[href], [role=tab], [role=radio], [role=checkbox]")].filter(
    (each) => (each.getAttribute("aria-label") ?? each.textContent) === name,
  );
// By name, not by role: jsdom's role and visibility queries take most of a test's time.
/** Finds a button or link by its text. */
export const button = (id: MessageId, values?: TextValues): Promise<HTMLElement> =>
  waitFor(() => first(buttons(words(id, values)), `Nothing says ${words(id, values)}.`));
/** Returns the enabled button or link, or undefined. */
export const offered = (id: MessageId, values?: TextValues): HTMLElement | undefined =>
  buttons(words(id, values)).find((each) => !each.matches("[disabled], [aria-disabled=true]"));
export const noButton = (id: MessageId, values?: TextValues) => buttons(words(id, values)).length === 0;
/** Finds a field by its label, whatever else the label contains. */
export const field = (id: MessageId): Promise<HTMLElement> =>
  waitFor(() => {
    const label = [...room().querySelectorAll("label")].find((each) => each.textContent?.startsWith(words(id)));
    return first([label?.control, room().querySelector(`[aria-label="${words(id)}"]`)], `No field ${words(id)}.`);
  });

function first<Found>(found: readonly Found[], fault: string): NonNullable<Found> {
  const one = found.find((each) => each !== null && each !== undefined);
  if (one === undefined || one === null) throw new Error(fault);
  return one;
}

/** Returns user actions: type, press, wait. */
export function person() {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime, delay: null, pointerEventsCheck: 0 });
  return {
    user,
    /** Switches the network off or on. */
    connect: (online: boolean) => {
      vi.spyOn(navigator, "onLine", "get").mockReturnValue(online);
      act(() => void window.dispatchEvent(new Event(online ? "online" : "offline")));
    },
    /** Opens a select and picks an option by a part of its text. */
    choose: async (label: MessageId, option: string) => {
      await user.click(await field(label));
      const options = () => [...document.querySelectorAll<HTMLElement>("[role=option]")];
      const find = () => options().filter((each) => each.textContent?.includes(option));
      await user.click(await waitFor(() => first(find(), `There is no option ${option}.`)));
    },
    // In one step: `user.keyboard` types key by key, which took a third of a test's time.
    /** Replaces the field's content by the typed text. */
    type: async (label: MessageId, typed: string) => {
      const target = await field(label);
      act(() => target.focus());
      fireEvent.input(target, { target: { value: typed } });
      await settle();
    },
    /** Replaces the field's content by the pasted text. */
    paste: async (label: MessageId, pasted: string) => {
      const target = await field(label);
      await user.clear(target);
      await user.click(target);
      await user.paste(pasted);
    },
    /** Presses Tab until the element has the focus, as a keyboard user does. */
    tabTo: async (label: MessageId, values?: TextValues) => {
      const target = await button(label, values);
      for (let presses = 0; document.activeElement !== target; presses++) {
        if (presses > 100) throw new Error(`Tab never comes to ${words(label, values)}.`);
        await user.tab();
      }
    },
    // A busy button ignores presses, so this waits until it is enabled.
    press: async (label: MessageId, values?: TextValues) => {
      await waitFor(async () => {
        if ((await button(label, values)).matches("[aria-busy=true]"))
          throw new Error(`${words(label, values)} is busy.`);
      });
      await user.click(await button(label, values));
    },
  };
}

/** Longer than the longest polling interval, 30 seconds. */
const AWAKE = 31_000;

/** Advances the page's time. Skips all but the end of a long time, as a sleeping laptop does. */
export async function passInPage(ms: number): Promise<void> {
  const awake = Math.min(ms, AWAKE);
  vi.setSystemTime(Date.now() + ms - awake);
  await act(() => vi.advanceTimersByTimeAsync(awake));
}

/** Sets up a fresh browser: empty storage, a fake clock, and `answer` as its network. */
export function newBrowser(answer: (request: Request) => Promise<Response>): void {
  // A test may open several in turn: each clock starts at real time.
  vi.useRealTimers();
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    // Each press and key awaits a timer; by default the clock advances only every 20 ms.
    advanceTimeDelta: 1,
    toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"],
  });
  localStorage.clear();
  sessionStorage.clear();
  localStorage.setItem(`${storagePrefix}deviceId`, "0123456789abcdef0123456789abcdef");
  vi.stubGlobal("fetch", async (request: Request) => {
    if (!navigator.onLine) throw new TypeError("Failed to fetch");
    return answer(request);
  });
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
}
