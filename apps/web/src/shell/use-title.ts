import { useEffect } from "react";
import { useText } from "../lib/text.tsx";
import { useFrame } from "./use-frame.ts";

/** The window's title: the page's, then the product's. */
export function useTitle(): void {
  const text = useText();
  const { title } = useFrame();
  useEffect(() => {
    document.title = title ? `${text(title)} · Coffer` : "Coffer";
  }, [title, text]);
}
