/**
 * A part of the page as it was drawn while building. None for whoever is signed in or reads another language: to them it isn't
 * shown. Asked for as a module runs, for then the page still stands.
 */
export const drawnPart = (part: string): Element | null | undefined =>
  globalThis.document?.querySelector(`:root:not([data-other]) ${part}`);

/**
 * Keeps such a part in its place until the part itself is there: the app draws all else anew.
 * @returns what the place is to be given as its `ref`
 */
export function keepDrawn(part: string): (place: HTMLElement | null) => void {
  let drawn = drawnPart(`[data-ahead] ${part}`);
  return (place) => {
    if (place && drawn) place.append(drawn);
    else drawn = null;
  };
}
