import { cn } from "@coffer/ui";
import { useIntl } from "react-intl";
import { Body, Title } from "../pieces/heading.tsx";
import { Band } from "../pieces/section.tsx";
import { Theme } from "./theme.tsx";
import { ThemePhone } from "./theme-phone.tsx";
import { themes } from "./theme-values.ts";

/** A theme is a list of values that every screen uses. */
export function Themes() {
  const intl = useIntl();
  return (
    <Band>
      <div className="mb-10 grid items-end gap-5 lg:grid-cols-2">
        <Title id="contentSaas.themeTitle" />
        <Body id="contentSaas.themeBody" />
      </div>
      <div
        role="img"
        aria-label={intl.formatMessage({ id: "contentSaas.themeLabel" })}
        className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4"
      >
        <Theme />
        {themes.map(({ name, values, dark }) => (
          <div key={name} data-theme-mode={dark ? "dark" : "light"} className="contents">
            <ThemePhone className={cn(values)} />
          </div>
        ))}
      </div>
    </Band>
  );
}
