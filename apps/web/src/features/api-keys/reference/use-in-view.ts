import { useEffect, useRef, useState } from "react";

/** How far below the window a part begins to load. */
const AHEAD = "300px";

/** Whether a part of the page has come near the window: once it has, for good. */
export function useInView() {
  const ref = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(() => typeof IntersectionObserver === "undefined");
  useEffect(() => {
    if (near || !ref.current) return;
    const watch = new IntersectionObserver((seen) => setNear(seen.some(({ isIntersecting }) => isIntersecting)), {
      rootMargin: AHEAD,
    });
    watch.observe(ref.current);
    return () => watch.disconnect();
  }, [near]);
  return { ref, near };
}
