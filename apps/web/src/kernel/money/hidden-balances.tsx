import { IconButton } from "@coffer/ui";
import { EyeIcon, EyeOffIcon } from "lucide-react";
import { useSyncExternalStore } from "react";
import { localStore } from "../../lib/storage.ts";
import { useText } from "../../lib/text.tsx";

const name = "hideBalances";
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether amounts are masked: for people who open their wallet on a train. */
export const useHiddenBalances = (): boolean => useSyncExternalStore(subscribe, () => localStore.get(name) === "yes");

/** The switch for it. */
export function HideBalances() {
  const text = useText();
  const hidden = useHiddenBalances();
  const change = () => {
    if (hidden) localStore.remove(name);
    else localStore.set(name, "yes");
    for (const listener of listeners) listener();
  };
  return (
    <IconButton
      label={text(hidden ? "page.showBalances" : "page.hideBalances")}
      size="sm"
      aria-pressed={hidden}
      onClick={change}
    >
      {hidden ? <EyeOffIcon /> : <EyeIcon />}
    </IconButton>
  );
}
