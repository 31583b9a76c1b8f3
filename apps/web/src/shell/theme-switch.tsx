import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuTrigger,
  IconButton,
} from "@coffer/ui";
import { MonitorIcon, MoonIcon, SunIcon } from "lucide-react";
import { type MessageId, Text, useText } from "../lib/text.tsx";
import { setThemeMode, type ThemeMode, themeModes, useThemeMode } from "./theme.ts";

const labels = { light: "shell.light", dark: "shell.dark", system: "shell.system" } as const satisfies Record<
  ThemeMode,
  MessageId
>;
const icons = { light: SunIcon, dark: MoonIcon, system: MonitorIcon };

export function ThemeSwitch() {
  const text = useText();
  const mode = useThemeMode();
  const Icon = icons[mode];
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <IconButton label={text("shell.theme")}>
          <Icon />
        </IconButton>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        <DropdownMenuRadioGroup value={mode} onValueChange={(value) => setThemeMode(value as ThemeMode)}>
          {themeModes.map((value) => (
            <DropdownMenuRadioItem key={value} value={value}>
              <Text id={labels[value]} />
            </DropdownMenuRadioItem>
          ))}
        </DropdownMenuRadioGroup>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
