import { createRoot } from "react-dom/client";
import { IntlProvider } from "react-intl";
import { intlConfig } from "../../../platform/intl/intl.ts";
import { loadMessages } from "../../../platform/intl/load-messages.ts";
import type { IdentityProvider } from "../provider.ts";
import { StandIn } from "./stand-in.tsx";

/** Plays the provider where there is none: a page of its own inside ours, as the real one's frame is. */
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
      // Not while React draws the page around: it refuses to unmount one root inside another's work.
      setTimeout(() => root.unmount());
    };
  },
};
