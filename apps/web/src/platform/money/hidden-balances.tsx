import { IconButton } from "@coffer/ui";
import { EyeIcon, EyeOffIcon } from "lucide-react";
import { useSyncExternalStore } from "react";
import { useIntl } from "react-intl";
import { createListeners } from "../listeners.ts";
import { localStore } from "../storage.ts";

const name = "hideBalances";
const listeners = createListeners();

/** Returns whether balances are masked, for privacy in public. */
export const useHiddenBalances = (): boolean =>
  useSyncExternalStore(listeners.add, () => localStore.get(name) === "yes");

/** The switch for it. */
export function HideBalances() {
  const intl = useIntl();
  const hidden = useHiddenBalances();
  const change = () => {
    if (hidden) localStore.remove(name);
    else localStore.set(name, "yes");
    listeners.tell();
  };
  return (
    <IconButton
      label={intl.formatMessage({ id: hidden ? "page.showBalances" : "page.hideBalances" })}
      size="sm"
      aria-pressed={hidden}
      onClick={change}
    >
      {hidden ? <EyeOffIcon /> : <EyeIcon />}
    </IconButton>
  );
}
