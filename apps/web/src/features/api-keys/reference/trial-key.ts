import { useState } from "react";

/** A key somebody tries calls with: kept while the app is open, and nowhere but in its memory. */
export interface TrialKey {
  key: string;
  secret: string;
}

let kept: TrialKey = { key: "", secret: "" };

export function useTrialKey() {
  const [pair, setPair] = useState(kept);
  const change = (next: Partial<TrialKey>) => {
    kept = { ...kept, ...next };
    setPair(kept);
  };
  return { pair, change };
}
