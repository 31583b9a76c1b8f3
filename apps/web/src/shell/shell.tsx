import { Outlet } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { useAccount } from "../kernel/session.ts";
import { Text } from "../lib/text.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { OfflineBanner } from "./offline-banner.tsx";
import { useAccountStart } from "./use-account-start.ts";
import { useFrame } from "./use-frame.ts";
import { useKycRedirect } from "./use-kyc-redirect.ts";
import { useLater } from "./use-later.ts";
import { useTitle } from "./use-title.ts";

const Overlays = lazy(async () => ({ default: (await import("./overlays.tsx")).Overlays }));

const appEmbedded = 5;
/** The product: "after 400 ms, on asset pages for account type 5". */
const footerAfter = 400;

/** The frame of every page. */
export function Shell() {
  const { header = "bar", footer = "shown", area } = useFrame();
  const account = useAccount();
  const hiddenLater = useLater(area === "assets" && account?.accountType === appEmbedded, footerAfter);
  useAccountStart();
  useKycRedirect();
  useTitle();

  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-md focus:bg-vault focus:px-4 focus:py-2 focus:text-on-vault"
      >
        <Text id="shell.skip" />
      </a>
      {header !== "none" && <Header plain={header === "plain"} />}
      <OfflineBanner />
      <main id="main" tabIndex={-1} className="flex flex-1 flex-col">
        <Outlet />
      </main>
      {footer !== "none" && !hiddenLater && <Footer />}
      <Suspense>
        <Overlays />
      </Suspense>
    </div>
  );
}
