import { type RefObject, useEffect, useRef, useState } from "react";

export interface Play {
  /** The ref of the picture, which detects that it is in view. */
  ref: RefObject<HTMLDivElement | null>;
  /** The number of passed steps; zero before it is in view, and with reduced motion. */
  passed: number;
  playing: boolean;
  /** Pauses, resumes, or restarts it. */
  toggle: () => void;
}

/** The visible share that starts the animation. */
const seenFrom = 0.5;
const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** An animation that plays once when it is in view, then on demand. Its first frame is a complete picture. */
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
