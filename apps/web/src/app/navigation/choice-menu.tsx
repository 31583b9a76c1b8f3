import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuTrigger,
} from "@coffer/ui";
import type { ReactElement, ReactNode } from "react";

export interface ChoiceMenuProps {
  button: ReactElement;
  value: string;
  /** `lang` if the texts aren't in the page's language. */
  options: readonly { value: string; label: ReactNode; lang?: string }[];
  choose: (value: string) => void;
}

/** A menu with one choice: the theme, the language. */
export function ChoiceMenu({ button, value, options, choose }: ChoiceMenuProps) {
  return (
    <DropdownMenu defaultOpen>
      <DropdownMenuTrigger asChild>{button}</DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        <DropdownMenuRadioGroup value={value} onValueChange={choose}>
          {options.map((option) => (
            <DropdownMenuRadioItem key={option.value} value={option.value} lang={option.lang}>
              {option.label}
            </DropdownMenuRadioItem>
          ))}
        </DropdownMenuRadioGroup>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
