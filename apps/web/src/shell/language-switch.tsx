import {
  Button,
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuTrigger,
} from "@coffer/ui";
import { speak } from "../kernel/locale-state.ts";
import { type Locale, localeOf, locales } from "../lib/locale.ts";
import { useLocale, useText } from "../lib/text.tsx";

// Each language by its own name: who needs it may not read the other.
const names: Record<Locale, { short: string; long: string }> = {
  en: { short: "EN", long: "English" },
  "zh-CN": { short: "中文", long: "简体中文" },
};

export function LanguageSwitch() {
  const text = useText();
  const locale = useLocale();
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="ghost" className="px-2.5">
          {names[locale].short}
          <span className="sr-only">{text("shell.language", { name: names[locale].long })}</span>
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        <DropdownMenuRadioGroup value={locale} onValueChange={(name) => void speak(localeOf(name) ?? locale)}>
          {locales.map((name) => (
            <DropdownMenuRadioItem key={name} value={name} lang={name}>
              {names[name].long}
            </DropdownMenuRadioItem>
          ))}
        </DropdownMenuRadioGroup>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
