import type { QueryClient } from "@tanstack/react-query";
import { createRootRouteWithContext } from "@tanstack/react-router";
import { Suspense } from "react";
import { learn } from "../kernel/locale-state.ts";
import { late, overPage } from "../kernel/page/late.tsx";
import { useSignInAgain } from "../kernel/sign-in-again.ts";
import { guardKyc } from "../shell/kyc-guard.ts";
import { Shell } from "../shell/shell.tsx";
import { noteAppMode, textsOf } from "../shell/use-frame.ts";

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

const SignInAgain = late(async () => {
  const [module] = await Promise.all([import("../features/user/sign-in-again.tsx"), learn(["user", "form"])]);
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
