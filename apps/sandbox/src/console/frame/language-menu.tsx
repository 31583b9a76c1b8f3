import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuTrigger,
  IconButton,
} from "@coffer/ui";
import { LanguagesIcon } from "lucide-react";
import { type Locale, localeNames, locales, speak } from "../language.ts";
import { useLocale, useWords } from "../words/use-words.ts";

export function LanguageMenu() {
  const words = useWords();
  const locale = useLocale();
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <IconButton label={words.frame.language.label}>
          <LanguagesIcon />
        </IconButton>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuRadioGroup value={locale} onValueChange={(chosen) => speak(chosen as Locale)}>
          {locales.map((each) => (
            <DropdownMenuRadioItem key={each} value={each} lang={each}>
              {localeNames[each]}
            </DropdownMenuRadioItem>
          ))}
        </DropdownMenuRadioGroup>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
