import { useEffect, useRef, useState } from "react";

/** The distance below the viewport at which a part loads. */
const AHEAD = "300px";

/** Returns whether a part has come near the viewport; stays true. */
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
