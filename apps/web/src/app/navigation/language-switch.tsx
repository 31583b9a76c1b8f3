import { Button } from "@coffer/ui";
import { useIntl } from "react-intl";
import { type Locale, localeOf, locales } from "../../platform/intl/locale.ts";
import { speak } from "../../platform/intl/locale-state.ts";
import { FirstUse, useTellMissing } from "./first-use.tsx";

// Each language by its own name, readable for its speakers.
const names: Record<Locale, { short: string; long: string }> = {
  en: { short: "EN", long: "English" },
  "zh-CN": { short: "中文", long: "简体中文" },
};

export const loadChoiceMenu = async () => (await import("./choice-menu.tsx")).ChoiceMenu;

export function LanguageSwitch() {
  const intl = useIntl();
  const { locale } = intl;
  const tellMissing = useTellMissing();
  return (
    <FirstUse
      opens="menu"
      load={loadChoiceMenu}
      props={{
        value: locale,
        options: locales.map((value) => ({ value, label: names[value].long, lang: value })),
        choose: (name) => void speak(localeOf(name) ?? locale).catch(tellMissing),
      }}
      button={
        <Button variant="ghost" className="px-2.5!">
          {names[locale].short}
          <span className="sr-only">{intl.formatMessage({ id: "shell.language" }, { name: names[locale].long })}</span>
        </Button>
      }
    />
  );
}
