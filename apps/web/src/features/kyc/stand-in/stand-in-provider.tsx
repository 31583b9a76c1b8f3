import { createRoot } from "react-dom/client";
import { loadMessages } from "../../../platform/intl/load-messages.ts";
import { TextsContext } from "../../../platform/intl/text.tsx";
import { textsIn } from "../../../platform/intl/texts.ts";
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
          <TextsContext value={textsIn(locale, messages)}>
            <StandIn {...options} />
          </TextsContext>,
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
