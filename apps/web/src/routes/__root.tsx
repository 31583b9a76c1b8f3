import type { QueryClient } from "@tanstack/react-query";
import { createRootRouteWithContext, HeadContent, type SearchMiddleware } from "@tanstack/react-router";
import { Suspense } from "react";
import { guardKyc } from "../app/kyc-guard.ts";
import { pageHead } from "../app/page-head.ts";
import { Shell } from "../app/shell.tsx";
import { noteAppMode, textsOf } from "../app/use-frame.ts";
import { learn } from "../platform/intl/locale-state.ts";
import { lazyPart, overPage } from "../platform/page/lazy-part.tsx";
import { useSignInAgain } from "../platform/sign-in-again.ts";

interface Context {
  queryClient: QueryClient;
}

const keepLanguage: SearchMiddleware<object> = ({ search, next }) => {
  const result = next(search);
  return "lang" in search && !("lang" in result) ? { ...result, lang: search.lang } : result;
};

export const Route = createRootRouteWithContext<Context>()({
  // Prerendered links name the language, for pages without scripts. The app has it in a cookie.
  search: { middlewares: typeof document === "undefined" ? [keepLanguage] : [] },
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
