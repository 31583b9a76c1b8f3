import { useState } from "react";

/** A key somebody tries calls with: kept while the app is open, and nowhere but in its memory. */
export interface OwnPair {
  key: string;
  secret: string;
}

let kept: OwnPair = { key: "", secret: "" };

export function useOwnPair() {
  const [pair, setPair] = useState(kept);
  const change = (next: Partial<OwnPair>) => {
    kept = { ...kept, ...next };
    setPair(kept);
  };
  return { pair, change };
}
