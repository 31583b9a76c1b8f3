import { createRoot } from "react-dom/client";
import { IntlProvider } from "react-intl";
import { intlConfig } from "../../../platform/intl/intl.ts";
import { loadMessages } from "../../../platform/intl/load-messages.ts";
import type { IdentityProvider } from "../provider.ts";
import { StandIn } from "./stand-in.tsx";

/** Simulates the provider: a React root of its own, as the real one's frame is separate. */
export const standInProvider: IdentityProvider = {
  mount(container, { locale, theme, ...options }) {
    const host = document.createElement("div");
    host.dataset.themeMode = theme;
    container.append(host);
    const root = createRoot(host);
    loadMessages(locale, "profile").then(
      (messages) =>
        root.render(
          <IntlProvider {...intlConfig(locale, messages)}>
            <StandIn {...options} />
          </IntlProvider>,
        ),
      (error: unknown) => options.onEvent({ type: "failed", error }),
    );
    return () => {
      host.remove();
      // Deferred: React refuses to unmount a root during another root's render.
      setTimeout(() => root.unmount());
    };
  },
};
