import { useEffect, useEffectEvent } from "react";

/** What stands beside the form is about the same pair. */
export function useFollow(symbol: string, follow: (symbol: string) => void): void {
  const tell = useEffectEvent(follow);
  useEffect(() => tell(symbol), [symbol]);
}
