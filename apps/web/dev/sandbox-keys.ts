/** No browser and no input method has these to itself. */
export const KEYS = "Alt+Shift+S";

export function followKeys(act: () => void): void {
  window.addEventListener("keydown", (event) => {
    // By its place on the keyboard: with Alt, what a key writes differs from system to system.
    if (event.code !== "KeyS" || !event.altKey || !event.shiftKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    act();
  });
}
