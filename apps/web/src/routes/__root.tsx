import type { QueryClient } from "@tanstack/react-query";
import { createRootRouteWithContext, HeadContent, retainSearchParams } from "@tanstack/react-router";
import { Suspense } from "react";
import { guardKyc } from "../app/kyc-guard.ts";
import { pageHead } from "../app/page-head.ts";
import { Shell } from "../app/shell.tsx";
import { noteAppMode, textsOf } from "../app/use-frame.ts";
import { type Locale, localeOf } from "../platform/intl/locale.ts";
import { learn } from "../platform/intl/locale-state.ts";
import { lazyPart, overPage } from "../platform/page/lazy-part.tsx";
import { useSignInAgain } from "../platform/sign-in-again.ts";

interface Context {
  queryClient: QueryClient;
}

export const Route = createRootRouteWithContext<Context>()({
  validateSearch: ({ lang }: Record<string, unknown>): { lang?: Locale } => {
    const asked = localeOf(lang);
    return asked ? { lang: asked } : {};
  },
  // Every link keeps the language of the address, also where no script runs.
  search: { middlewares: [retainSearchParams(["lang"])] },
  beforeLoad: async ({ context, location, matches }) => {
    noteAppMode(location.search);
    guardKyc(context.queryClient, matches);
    await learn(textsOf(matches));
  },
  head: ({ matches }) => pageHead(matches),
  component: Root,
});

const SignInAgain = lazyPart(async () => {
  const [module] = await Promise.all([import("../features/auth/sign-in-again.tsx"), learn(["auth", "form"])]);
  return module.SignInAgain;
}, overPage);

/** The frame, and over it the question to sign in again: the one part of a feature that any page may need. */
function Root() {
  const wanted = useSignInAgain();
  return (
    <>
      <HeadContent />
      <Shell />
      {wanted && (
        <Suspense>
          <SignInAgain {...wanted} />
        </Suspense>
      )}
    </>
  );
}
