import { useSyncExternalStore } from "react";

export const themeModes = ["system", "light", "dark"] as const;
export type ThemeMode = (typeof themeModes)[number];

// public/theme.js reads the same before the first paint.
const name = "coffer_console_theme";
const listeners = new Set<() => void>();
const dark = () => window.matchMedia("(prefers-color-scheme: dark)");
let chosen: ThemeMode = read();

export function setTheme(mode: ThemeMode): void {
  chosen = mode;
  try {
    localStorage.setItem(name, mode);
  } catch {
    // Blocked storage: it lasts as long as the page.
  }
  apply();
}

/** Follows the system until the user chooses a theme. */
export function startTheme(): void {
  apply();
  dark().addEventListener("change", apply);
}

export const useTheme = (): ThemeMode => useSyncExternalStore(subscribe, () => chosen);

function read(): ThemeMode {
  try {
    return themeModes.find((mode) => mode === localStorage.getItem(name)) ?? "system";
  } catch {
    return "system";
  }
}

function apply(): void {
  const isDark = chosen === "dark" || (chosen === "system" && dark().matches);
  document.documentElement.dataset.themeMode = isDark ? "dark" : "light";
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
