import { CheckIcon, ChevronDownIcon, SearchIcon } from "lucide-react";
import { Popover as PopoverPrimitive } from "radix-ui";
import { type KeyboardEvent, useId, useState } from "react";
import { cn } from "../cn.ts";
import { useFieldControl } from "./field-context.ts";
import { controlClass } from "./input.tsx";
import { type Option, OptionRow } from "./option-row.tsx";
import { menuItemClass, popClass } from "./pop-class.ts";

export interface ComboboxProps {
  options: readonly Option[];
  value?: string | undefined;
  onValueChange: (value: string) => void;
  placeholder: string;
  /** The accessible name of the search box. */
  searchLabel: string;
  /** Shown and announced when nothing matches. */
  emptyText: string;
  disabled?: boolean | undefined;
  size?: "md" | "lg" | undefined;
  id?: string | undefined;
  "aria-label"?: string | undefined;
  className?: string | undefined;
}

/** Returns the options that contain every typed word; prefix matches come first. */
function search(options: readonly Option[], query: string): Option[] {
  const asked = query.trim().toLocaleLowerCase();
  const words = asked.split(/\s+/);
  const found = options.filter((option) => {
    const text = `${option.label} ${option.value} ${option.keywords ?? ""}`.toLocaleLowerCase();
    return words.every((word) => text.includes(word));
  });
  const begins = (option: Option) => option.label.toLocaleLowerCase().startsWith(asked);
  return [...found.filter(begins), ...found.filter((option) => !begins(option))];
}

export function Combobox({ options, value, onValueChange, size = "md", ...props }: ComboboxProps) {
  const [open, setOpen] = useState(false);
  const [query, setQuery] = useState("");
  const [active, setActive] = useState(0);
  const listId = useId();
  const chosen = options.find((option) => option.value === value);
  const found = open ? search(options, query) : [];
  const optionId = (index: number) => `${listId}-${index}`;

  const change = (next: boolean) => {
    setOpen(next);
    setQuery("");
    setActive(Math.max(0, chosen ? options.indexOf(chosen) : 0));
  };
  const pick = (option: Option | undefined) => {
    if (!option || option.disabled) return;
    onValueChange(option.value);
    change(false);
  };
  const move = (index: number) => {
    const next = Math.min(Math.max(index, 0), found.length - 1);
    setActive(next);
    document.getElementById(optionId(next))?.scrollIntoView({ block: "nearest" });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // The Enter that ends an input method's composition selects a character, not an option.
    if (event.nativeEvent.isComposing) return;
    const act: Record<string, () => void> = {
      ArrowDown: () => move(active + 1),
      ArrowUp: () => move(active - 1),
      PageDown: () => move(active + 8),
      PageUp: () => move(active - 8),
      Enter: () => pick(found[active]),
    };
    const run = act[event.key];
    if (!run) return;
    event.preventDefault();
    run();
  };

  return (
    <PopoverPrimitive.Root open={open} onOpenChange={change}>
      <PopoverPrimitive.Trigger
        {...useFieldControl({ id: props.id })}
        type="button"
        role="combobox"
        disabled={props.disabled}
        aria-label={props["aria-label"]}
        aria-haspopup="listbox"
        className={cn(
          controlClass,
          "flex items-center justify-between gap-2 px-3 text-left",
          size === "lg" ? "h-11" : "h-[38px]",
          props.className,
        )}
      >
        {chosen ? <OptionRow option={chosen} one /> : <span className="truncate text-ink-3">{props.placeholder}</span>}
        <ChevronDownIcon className="size-4 shrink-0 text-ink-2" />
      </PopoverPrimitive.Trigger>
      <PopoverPrimitive.Portal>
        <PopoverPrimitive.Content
          align="start"
          sideOffset={4}
          className={cn(popClass, "w-(--radix-popover-trigger-width) min-w-60")}
          aria-label={props.searchLabel}
        >
          <div className="flex items-center gap-2 border-line border-b px-3 focus-within:border-vault">
            <SearchIcon className="size-4 shrink-0 text-ink-3" />
            <input
              role="combobox"
              aria-label={props.searchLabel}
              aria-expanded="true"
              aria-controls={listId}
              aria-autocomplete="list"
              aria-activedescendant={found.length > 0 ? optionId(active) : undefined}
              autoComplete="off"
              spellCheck={false}
              placeholder={props.searchLabel}
              value={query}
              onKeyDown={onKeyDown}
              onChange={(event) => {
                setQuery(event.target.value);
                setActive(0);
              }}
              className="h-10 w-full min-w-0 bg-transparent outline-none placeholder:text-ink-3 touch:h-11 touch:text-base"
            />
          </div>
          <div id={listId} role="listbox" aria-label={props.searchLabel} className="max-h-72 overflow-y-auto p-1">
            {found.map((option, index) => (
              <div
                key={option.value}
                id={optionId(index)}
                role="option"
                tabIndex={-1}
                aria-selected={option.value === value}
                aria-disabled={option.disabled || undefined}
                data-highlighted={index === active ? "" : undefined}
                data-disabled={option.disabled ? "" : undefined}
                onPointerMove={() => setActive(index)}
                onClick={() => pick(option)}
                className={cn(menuItemClass, "justify-between ring-vault ring-inset data-[highlighted]:ring-1")}
              >
                <OptionRow option={option} />
                {option.value === value && <CheckIcon className="size-4 text-vault" />}
              </div>
            ))}
          </div>
          <div role="status" className={found.length > 0 ? "sr-only" : "px-3 pt-1 pb-4 text-center text-ink-2"}>
            {found.length === 0 && props.emptyText}
          </div>
        </PopoverPrimitive.Content>
      </PopoverPrimitive.Portal>
    </PopoverPrimitive.Root>
  );
}
