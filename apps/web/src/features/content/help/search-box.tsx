import { InputGroup } from "@coffer/ui";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { type KeyboardEvent, useEffect } from "react";
import { useIntl } from "react-intl";
import { useDebouncedText } from "../../../platform/table/use-debounced-text.ts";
import { SearchMark } from "./search-mark.tsx";

/** Debounce in ms; the search is fast, so shorter than a list's half second. */
const wait = 200;
const longest = 100;
export const boxId = "help-search";

/** Searches while typing; the query is in the address. "/" focuses it, arrow down moves to the results. */
export function SearchBox() {
  const intl = useIntl();
  const navigate = useNavigate();
  const { q = "" } = useSearch({ strict: false }) as { q?: string };
  const [typed, setTyped] = useDebouncedText(q, wait, (next) => {
    const search = next ? { q: next } : {};
    void navigate({ to: "/help/search", search, replace: q !== "", resetScroll: false });
  });

  useEffect(() => {
    const begin = (event: globalThis.KeyboardEvent) => {
      const inField =
        event.target instanceof Element && event.target.closest("input, textarea, select, [contenteditable]");
      if (event.key !== "/" || inField || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      document.getElementById(boxId)?.focus();
    };
    window.addEventListener("keydown", begin);
    return () => window.removeEventListener("keydown", begin);
  }, []);
  const down = (event: KeyboardEvent) => {
    if (event.key === "Escape") setTyped("");
    const [first] = foundLinks();
    if (!first || (event.key !== "ArrowDown" && event.key !== "Enter") || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (event.key === "Enter") first.click();
    else first.focus();
  };
  return (
    <search className="w-full max-w-[560px] max-sm:order-last noscript:hidden">
      <InputGroup
        id={boxId}
        type="search"
        aria-label={intl.formatMessage({ id: "contentHelp.search" })}
        aria-keyshortcuts="/"
        placeholder={intl.formatMessage({ id: "contentHelp.placeholder" })}
        leading={<SearchMark />}
        trailing={
          <kbd aria-hidden className="rounded border border-line px-1.5 font-mono text-head max-sm:hidden">
            /
          </kbd>
        }
        value={typed}
        maxLength={longest}
        autoComplete="off"
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={down}
      />
    </search>
  );
}

export const foundMark = "data-found";
export const foundLinks = () => [...document.querySelectorAll<HTMLElement>(`[${foundMark}]`)];

/** Arrow keys move between results; up from the first, and Escape, return to the box. */
export function moveAmongFound(event: KeyboardEvent<HTMLElement>): void {
  const all = foundLinks();
  const at = all.indexOf(document.activeElement as HTMLElement);
  const next = event.key === "ArrowDown" ? all[at + 1] : event.key === "ArrowUp" ? all[at - 1] : undefined;
  if (event.key !== "Escape" && event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
  event.preventDefault();
  if (next) next.focus();
  else if (event.key !== "ArrowDown") document.getElementById(boxId)?.focus();
}
