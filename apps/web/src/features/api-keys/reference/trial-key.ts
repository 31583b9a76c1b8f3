import { useState } from "react";

/** The key for trial calls: in memory only, while the app is open. */
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
