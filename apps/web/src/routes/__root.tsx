import type { QueryClient } from "@tanstack/react-query";
import { createRootRouteWithContext } from "@tanstack/react-router";
import { learn } from "../kernel/locale-state.ts";
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
  component: Shell,
});
