/** No browser and no input method uses this shortcut. */
export const KEYS = "Alt+Shift+S";

export function followKeys(act: () => void): void {
  window.addEventListener("keydown", (event) => {
    // Compares the physical key: with Alt, the character differs between systems.
    if (event.code !== "KeyS" || !event.altKey || !event.shiftKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    act();
  });
}
