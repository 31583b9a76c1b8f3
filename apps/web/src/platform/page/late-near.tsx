import { type ComponentType, type RefCallback, Suspense } from "react";
import { drawnPart, keepDrawn } from "../drawn-part.ts";
import { lazyPart } from "./lazy-part.tsx";

const placesIn = (part: Element | null | undefined) => [
  ...(part?.querySelectorAll<HTMLElement>("a, button, input") ?? []),
];

/** How far outside the window a part begins to load. */
const nearby = "300px";

/**
 * A part that fetches more than the page around it, such as a form: its code comes when it is about to be seen. Drawn while
 * building, it stays in its place until then; a page has one such part. On the server it is there at once.
 * @param space how high its place is while it is empty, as classes
 */
export function lateNear<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  space: string,
): ComponentType<Props> {
  let come = () => {};
  const near = new Promise<void>((resolve) => {
    come = resolve;
  });
  const watches = typeof IntersectionObserver !== "undefined";
  if (!watches) come();
  const keep = keepDrawn(drawnPart("[data-near]"));
  const place: RefCallback<HTMLElement> = (it) => {
    if (!it || !watches) return;
    keep(it);
    const watch = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) come();
      },
      { rootMargin: nearby },
    );
    watch.observe(it);
    return () => {
      watch.disconnect();
      const around = it.parentElement;
      const at = placesIn(it).indexOf(document.activeElement as HTMLElement);
      keep(null);
      // Whoever was already in a field of it goes on there, once the part itself has taken its place.
      queueMicrotask(() => placesIn(around?.querySelector("[data-near]"))[at]?.focus());
    };
  };
  const Part = lazyPart(async () => {
    await near;
    return load();
  });
  return function LateNear(props: Props) {
    return (
      <Suspense fallback={<div ref={place} className={`rounded-md empty:bg-sunken ${space}`} />}>
        <div data-near>
          <Part {...props} />
        </div>
      </Suspense>
    );
  };
}
