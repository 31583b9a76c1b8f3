import { IconButton } from "@coffer/ui";
import { MonitorIcon, MoonIcon, SunIcon } from "lucide-react";
import { useIntl } from "react-intl";
import { FormattedMessage, type PlainMessageId } from "../../platform/intl/intl.ts";
import { setThemeMode, type ThemeMode, themeModes, useThemeMode } from "../theme.ts";
import { FirstUse } from "./first-use.tsx";
import { loadChoiceMenu } from "./language-switch.tsx";

const labels = { light: "shell.light", dark: "shell.dark", system: "shell.system" } as const satisfies Record<
  ThemeMode,
  PlainMessageId
>;
const icons = { light: SunIcon, dark: MoonIcon, system: MonitorIcon };

export function ThemeSwitch() {
  const intl = useIntl();
  const mode = useThemeMode();
  const Icon = icons[mode];
  return (
    <FirstUse
      opens="menu"
      load={loadChoiceMenu}
      props={{
        value: mode,
        options: themeModes.map((value) => ({ value, label: <FormattedMessage id={labels[value]} /> })),
        choose: (value) => setThemeMode(value as ThemeMode),
      }}
      button={
        <IconButton label={intl.formatMessage({ id: "shell.theme" })}>
          <Icon />
        </IconButton>
      }
    />
  );
}
