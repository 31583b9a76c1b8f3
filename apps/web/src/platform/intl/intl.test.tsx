import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { IntlProvider } from "react-intl";
import { describe, expect, it, vi } from "vitest";
import { compile, readMessages } from "../../../vite/messages.ts";
import { FormattedMessage, intlConfig, intlOf, type Messages } from "./intl.ts";
import { locales } from "./locale.ts";

const messagesOf = (texts: Record<string, string>) =>
  Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, compile(text)])) as Messages;

/** Values for any message: numbers where a message counts, else words; a tag keeps its chunks. */
const counted = new Set<string | symbol>(["seconds", "count", "days", "min", "max", "from", "number", "total", "to"]);
const anyValues = new Proxy<Record<string, unknown>>(
  {},
  {
    has: () => true,
    get: (_, name) => (/^(link|b)$/.test(String(name)) ? (chunks: string[]) => chunks : counted.has(name) ? 2 : "Mei"),
    ownKeys: () => ["link", "b", ...counted] as string[],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  },
);

describe("compiled messages", () => {
  it.each(locales)("format as the parsed text does in %s", (locale) => {
    const texts = readMessages(locale);
    const compiled = intlOf(locale, messagesOf(texts));
    const parsed = intlOf(locale, texts as never);
    for (const id of Object.keys(texts)) {
      const values = { ...anyValues, ...valuesOf(texts[id] ?? "") };
      const format = (intl: typeof compiled) => String(intl.formatMessage({ id: id as never }, values as never));
      expect(format(compiled)).toBe(format(parsed));
      expect(format(compiled)).not.toBe(id);
    }
  });
});

const valuesOf = (text: string) =>
  Object.fromEntries([...text.matchAll(/\{(\w+)(?=[,}])/g)].map(([, name = ""]) => [name, anyValues[name]]));

describe("FormattedMessage", () => {
  const show = (message: ReactNode, texts: Record<string, string>) =>
    render(<IntlProvider {...intlConfig("en", messagesOf(texts))}>{message}</IntlProvider>).container.innerHTML;

  it("renders elements in place of values", () => {
    const texts = { "form.required": "Enter {label}." };
    expect(show(<FormattedMessage id="form.required" values={{ label: <b>a name</b> }} />, texts)).toBe(
      "Enter <b>a name</b>.",
    );
  });

  it("reports a message that is not loaded and shows its id", () => {
    const reported = vi.fn();
    vi.stubGlobal("reportError", reported);
    expect(show(<FormattedMessage id="form.choose" />, {})).toBe("form.choose");
    expect(reported).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });

  it("does not compile without the values of its message", () => {
    // @ts-expect-error The value of `label` is missing.
    expect(<FormattedMessage id="form.required" />).toBeDefined();
    // @ts-expect-error The message has no value of this name.
    expect(<FormattedMessage id="form.required" values={{ label: "", name: "" }} />).toBeDefined();
    // @ts-expect-error No message has this id.
    expect(<FormattedMessage id="form.unknown" />).toBeDefined();
  });
});
