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
/** What the app says in the language of the test, also on pages whose texts aren't loaded yet. */
export const words = (id: MessageId, values?: TextValues): string => spoken[currentLocale()](id, values);
export const text = (id: MessageId, values?: TextValues) => screen.findByText(words(id, values));
export const noText = (id: MessageId, values?: TextValues) => screen.queryByText(words(id, values)) === null;

/** Where one acts: the open dialog, else the page without the frame around it. */
const room = (): ParentNode =>
  document.querySelector("[role=alertdialog], [role=dialog]") ?? document.querySelector("main") ?? document;
const buttons = (name: string) =>
  [...room().querySelectorAll<HTMLElement>("button, a[href], [role=tab], [role=radio], [role=checkbox]")].filter(
    (each) => (each.getAttribute("aria-label") ?? each.textContent) === name,
  );
// By name and not by role: asking jsdom for the role and visibility of every element takes most of a test's time.
/** What can be pressed, by what it says. */
export const button = (id: MessageId, values?: TextValues): Promise<HTMLElement> =>
  waitFor(() => first(buttons(words(id, values)), `Nothing says ${words(id, values)}.`));
/** It, if it is there now and can be pressed. */
export const offered = (id: MessageId, values?: TextValues): HTMLElement | undefined =>
  buttons(words(id, values)).find((each) => !each.matches("[disabled], [aria-disabled=true]"));
export const noButton = (id: MessageId, values?: TextValues) => buttons(words(id, values)).length === 0;
/** A field by its label, whatever else the label holds. */
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

/** A person at the page: types, presses, waits. */
export function person() {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime, delay: null, pointerEventsCheck: 0 });
  return {
    user,
    /** Takes the network away, or gives it back. */
    connect: (online: boolean) => {
      vi.spyOn(navigator, "onLine", "get").mockReturnValue(online);
      act(() => void window.dispatchEvent(new Event(online ? "online" : "offline")));
    },
    /** Opens a select and takes an option by a part of its words. */
    choose: async (label: MessageId, option: string) => {
      await user.click(await field(label));
      const options = () => [...document.querySelectorAll<HTMLElement>("[role=option]")];
      const find = () => options().filter((each) => each.textContent?.includes(option));
      await user.click(await waitFor(() => first(find(), `There is no option ${option}.`)));
    },
    // In one step, where `user.keyboard` presses key by key: a third of a test's time went into keys it isn't about.
    /** What is there is replaced by what somebody typed. */
    type: async (label: MessageId, typed: string) => {
      const target = await field(label);
      act(() => target.focus());
      fireEvent.input(target, { target: { value: typed } });
      await settle();
    },
    /** Pastes it in the place of what is there. */
    paste: async (label: MessageId, pasted: string) => {
      const target = await field(label);
      await user.clear(target);
      await user.click(target);
      await user.paste(pasted);
    },
    /** Goes on by Tab until it has the focus, as one does without a mouse. */
    tabTo: async (label: MessageId, values?: TextValues) => {
      const target = await button(label, values);
      for (let presses = 0; document.activeElement !== target; presses++) {
        if (presses > 100) throw new Error(`Tab never comes to ${words(label, values)}.`);
        await user.tab();
      }
    },
    // A busy button takes no press: whoever sees it turn waits, and a test that doesn't fails where the reply is slow.
    press: async (label: MessageId, values?: TextValues) => {
      await waitFor(async () => {
        if ((await button(label, values)).matches("[aria-busy=true]"))
          throw new Error(`${words(label, values)} is busy.`);
      });
      await user.click(await button(label, values));
    },
  };
}

/** Long enough for a page to look again: the rarest do every 30 seconds. */
const AWAKE = 31_000;

/** Lets the page's time pass; of a long time it sleeps through all but the end, as a closed laptop does. */
export async function passInPage(ms: number): Promise<void> {
  const awake = Math.min(ms, AWAKE);
  vi.setSystemTime(Date.now() + ms - awake);
  await act(() => vi.advanceTimersByTimeAsync(awake));
}

const NodeRequest = Request;

/** A browser reads an address relative to the page's; Node's Request has no page. */
class PageRequest extends NodeRequest {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(input instanceof NodeRequest ? input : new URL(String(input), location.origin), init);
  }
}

/** A browser as it is first opened: empty storage, a clock of its own, and `answer` where the network would be. */
export function newBrowser(answer: (request: Request) => Promise<Response>): void {
  // A test may open several, one after the other: each clock starts at the real one.
  vi.useRealTimers();
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    // Each press and key waits for a timer of its own; by default the clock moves every 20 ms only.
    advanceTimeDelta: 1,
    toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"],
  });
  localStorage.clear();
  sessionStorage.clear();
  localStorage.setItem(`${storagePrefix}deviceId`, "0123456789abcdef0123456789abcdef");
  vi.stubGlobal("Request", PageRequest);
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
