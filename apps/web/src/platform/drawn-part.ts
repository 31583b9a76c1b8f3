/**
 * The page as it was drawn while building, or a part of it. None for whoever is signed in or reads another language: to them it isn't
 * shown. Asked for as a module runs, for then the page still stands.
 */
export const drawnPart = (part = ""): Element | null | undefined =>
  globalThis.document?.querySelector(`:root:not([data-other]) [data-ahead] ${part}`);

/**
 * Keeps such a part in its place until the part itself is there: the app draws all else anew.
 * @returns what the place is to be given as its `ref`
 */
export function keepDrawn(part: ReturnType<typeof drawnPart>): (place: HTMLElement | null) => void {
  let drawn = part;
  return (place) => {
    if (place && drawn) place.append(drawn);
    else drawn = null;
  };
}
