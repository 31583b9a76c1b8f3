import { isCofferError } from "@coffer/errors";
import { cn } from "@coffer/ui";
import { useQueryClient } from "@tanstack/react-query";
import { Outlet } from "@tanstack/react-router";
import { Suspense, useEffect, useState } from "react";
import { client } from "../platform/client.ts";
import { FormattedMessage } from "../platform/intl/intl.ts";
import { currentIntl } from "../platform/intl/locale-state.ts";
import { useWaitingNotices } from "../platform/notices.ts";
import { lazyPart, Nothing, overPage } from "../platform/page/lazy-part.tsx";
import { loadAccount, useAccount, useHasSession } from "../platform/session.ts";
import { onNotStored } from "../platform/store.ts";
import { Footer } from "./footer.tsx";
import { useKycRedirect } from "./kyc-guard.ts";
import { Header } from "./navigation/header.tsx";
import { OfflineBanner } from "./offline-banner.tsx";
import { useQuestion } from "./question.ts";
import { RouteProgress } from "./route-progress.tsx";
import { SlimFooter } from "./slim-footer.tsx";
import { useDelayed } from "./use-delayed.ts";
import { useFrame } from "./use-frame.ts";

const Overlays = lazyPart(() => import("./overlays.tsx").then(({ Overlays: it }) => it), overPage);

/** Counts visits. Left out of an app built without it. */
const Measuring = /* @__PURE__ */ lazyPart(() =>
  import("./measuring/measuring.tsx").then(
    ({ Measuring: it }) => it,
    () => Nothing,
  ),
);

const appEmbedded = 5;
/** The product: "after 400 ms, on asset pages for account type 5". */
const footerAfter = 400;

/** The shell of every page. */
export function Shell() {
  const { header = "bar", footer = "shown", area } = useFrame();
  const account = useAccount();
  const hiddenLater = useDelayed(area === "assets" && account?.accountType === appEmbedded, footerAfter);
  useAccountStart();
  useKycRedirect();
  const footerShown = footer !== "none" && !hiddenLater;
  const overlays = useOverlaysWanted();

  return (
    // A page's main button may be fixed to the bottom of a phone: the page ends above it.
    <div className="flex min-h-dvh flex-col max-sm:has-data-sticky-action:pb-20">
      <a href="#main" className="fixed -top-20 left-2 z-50 rounded-md bg-vault px-4 py-2 text-on-vault focus:top-2">
        <FormattedMessage id="shell.skip" />
      </a>
      {/* Fixed at the bottom, and first for screen readers. */}
      {import.meta.env.MEASURING && (
        <Suspense>
          <Measuring />
        </Suspense>
      )}
      {header !== "none" && <Header plain={header === "plain"} />}
      <RouteProgress />
      <OfflineBanner />
      {/* At least as high as the window below the header, so that the footer never jumps while a page loads. */}
      <main id="main" tabIndex={-1} className={cn("flex flex-1 flex-col", footerShown && "min-h-[calc(100dvh-60px)]")}>
        <Outlet />
      </main>
      {footerShown && (area ? <SlimFooter /> : <Footer />)}
      {overlays && (
        <Suspense>
          <Overlays />
        </Suspense>
      )}
    </div>
  );
}

/** Dialogs and notifications are 25 kB that most visits don't need: lazy-loaded on first use. */
function useOverlaysWanted(): boolean {
  const wanted = useWaitingNotices().length > 0;
  const asked = useQuestion() !== undefined;
  const [were, setWere] = useState(false);
  if ((wanted || asked) && !were) setWere(true);
  return were;
}

/**
 * The product: "with a token, account info is fetched … On failure user info is cleared and the token and saved user
 * data are removed." An unreachable server has refused nothing: the session stays, and the next call decides.
 */
function useAccountStart(): void {
  const present = useHasSession();
  const queryClient = useQueryClient();
  useEffect(
    () =>
      onNotStored(() =>
        import("../platform/page/warn-session-not-stored.ts").then(({ warnSessionNotStored }) =>
          warnSessionNotStored(currentIntl),
        ),
      ),
    [],
  );
  useEffect(() => {
    if (!present) return;
    loadAccount(queryClient).catch(async (error: unknown) => {
      if (isCofferError(error) && (error.status ?? 500) < 500) (await client()).session.end();
    });
  }, [present, queryClient]);
}
