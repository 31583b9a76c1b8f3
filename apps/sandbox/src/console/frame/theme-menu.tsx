import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuTrigger,
  IconButton,
} from "@coffer/ui";
import { MonitorIcon, MoonIcon, SunIcon } from "lucide-react";
import { setTheme, type ThemeMode, themeModes, useTheme } from "../theme.ts";
import { useWords } from "../words/use-words.ts";

const icons = { system: MonitorIcon, light: SunIcon, dark: MoonIcon };

export function ThemeMenu() {
  const words = useWords();
  const mode = useTheme();
  const Icon = icons[mode];
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <IconButton label={words.frame.theme.label}>
          <Icon />
        </IconButton>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuRadioGroup value={mode} onValueChange={(value) => setTheme(value as ThemeMode)}>
          {themeModes.map((each) => (
            <DropdownMenuRadioItem key={each} value={each}>
              {words.frame.theme.modes[each]}
            </DropdownMenuRadioItem>
          ))}
        </DropdownMenuRadioGroup>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
