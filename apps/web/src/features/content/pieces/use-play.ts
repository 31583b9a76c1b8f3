import { type RefObject, useEffect, useRef, useState } from "react";

export interface Play {
  /** Where the picture is on, and what tells that it is seen. */
  ref: RefObject<HTMLDivElement | null>;
  /** How many steps have passed; none before it is seen, and under reduced motion. */
  passed: number;
  playing: boolean;
  /** Holds it, goes on, or begins anew. */
  toggle: () => void;
}

/** How much of a picture is seen before it moves. */
const seenFrom = 0.5;
const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** A picture that moves once, when somebody sees it, and then only when asked. What it shows before is whole as it is. */
export function usePlay({ steps, every }: { steps: number; every: number }): Play {
  const ref = useRef<HTMLDivElement>(null);
  const [passed, setPassed] = useState(0);
  const [wanted, setWanted] = useState(false);
  const playing = wanted && passed < steps;

  useEffect(() => {
    if (!ref.current || typeof IntersectionObserver === "undefined" || still()) return;
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        setWanted(true);
        watch.disconnect();
      },
      { threshold: seenFrom },
    );
    watch.observe(ref.current);
    return () => watch.disconnect();
  }, []);

  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(() => setPassed((before) => before + 1), every);
    return () => clearInterval(timer);
  }, [playing, every]);

  const toggle = () => {
    if (passed === steps) setPassed(0);
    setWanted(!playing);
  };
  return { ref, passed, playing, toggle };
}
