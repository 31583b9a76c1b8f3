import type { QueryClient } from "@tanstack/react-query";
import { createRootRouteWithContext } from "@tanstack/react-router";
import { Suspense } from "react";
import { guardKyc } from "../app/kyc-guard.ts";
import { Shell } from "../app/shell.tsx";
import { noteAppMode, textsOf } from "../app/use-frame.ts";
import { learn } from "../platform/intl/locale-state.ts";
import { lazyPart, overPage } from "../platform/page/lazy-part.tsx";
import { useSignInAgain } from "../platform/sign-in-again.ts";

interface Context {
  queryClient: QueryClient;
  /** Loads the routes of the area an address lies in. False if they were here already, or there is no such area. */
  addArea: (pathname: string) => Promise<boolean>;
}

export const Route = createRootRouteWithContext<Context>()({
  beforeLoad: async ({ context, location, matches }) => {
    noteAppMode(location.search);
    guardKyc(context.queryClient, matches);
    await learn(textsOf(matches));
  },
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
      <Shell />
      {wanted && (
        <Suspense>
          <SignInAgain {...wanted} />
        </Suspense>
      )}
    </>
  );
}
