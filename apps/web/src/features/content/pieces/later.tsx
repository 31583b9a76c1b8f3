import { type ComponentType, Suspense } from "react";
import { drawnPart, keepDrawn } from "../../../platform/drawn-part.ts";
import { firstSign } from "../../../platform/first-sign.ts";
import { lazyPart } from "../../../platform/page/lazy-part.tsx";

/** Without a sign it comes when the page has long been quiet. */
const atLatest = 4000;

const keep = keepDrawn(drawnPart("[data-later]"));

/**
 * A part of a page below what one sees first: its code comes with the first sign of a person, or when an address leads into
 * it. On the server it is there at once.
 */
export function later(load: () => Promise<ComponentType>): ComponentType {
  const Part = lazyPart(async () => {
    await somebody();
    return load();
  });
  return function Later() {
    return (
      <Suspense fallback={<div ref={keep} data-drawn className="min-h-[300vh] has-data-later:min-h-0" />}>
        <div data-later>
          <Part />
        </div>
      </Suspense>
    );
  };
}

function somebody(): Promise<void> {
  if (typeof window === "undefined" || window.scrollY > 0 || /[?&]to=/.test(location.search)) return Promise.resolve();
  return firstSign(atLatest);
}
