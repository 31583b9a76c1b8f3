import { useSyncExternalStore } from "react";
import { createListeners } from "../platform/listeners.ts";
import { localStore } from "../platform/storage.ts";

export const themeModes = ["light", "dark", "system"] as const;
export type ThemeMode = (typeof themeModes)[number];

const name = "theme-mode";
const listeners = createListeners();
const dark = () => window.matchMedia("(prefers-color-scheme: dark)");

/** The product: "Default theme name is a product-specific name, mode light." */
export const themeMode = (): ThemeMode => themeModes.find((mode) => mode === localStore.get(name)) ?? "light";

export function setThemeMode(mode: ThemeMode): void {
  localStore.set(name, mode);
  apply();
}

// public/theme.js does the same before the first paint.
function apply(): void {
  const mode = themeMode();
  const shown = mode === "system" ? (dark().matches ? "dark" : "light") : mode;
  document.documentElement.dataset.theme = "coffer";
  document.documentElement.dataset.themeMode = shown;
  listeners.tell();
}

/** Follows the system, and a change in another tab. */
export function startTheme(): void {
  apply();
  dark().addEventListener("change", apply);
  window.addEventListener("storage", apply);
}

export const useThemeMode = (): ThemeMode => useSyncExternalStore(listeners.add, themeMode, () => "light");
