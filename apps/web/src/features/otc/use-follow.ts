import { useEffect, useEffectEvent } from "react";

/** The content beside the form follows its pair. */
export function useFollow(symbol: string, follow: (symbol: string) => void): void {
  const tell = useEffectEvent(follow);
  useEffect(() => tell(symbol), [symbol]);
}
