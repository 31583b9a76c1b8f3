import { WifiOffIcon } from "lucide-react";
import { useSyncExternalStore } from "react";
import { FormattedMessage } from "../platform/intl/intl.ts";

function subscribe(listener: () => void): () => void {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}

export function OfflineBanner() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status">
      {!online && (
        <p className="flex items-center justify-center gap-2 bg-warn-tint px-4 py-2 text-label text-warn">
          <WifiOffIcon aria-hidden className="size-4" />
          <FormattedMessage id="shell.offline" />
        </p>
      )}
    </div>
  );
}
