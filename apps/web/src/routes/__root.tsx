import type { QueryClient } from "@tanstack/react-query";
import { createRootRouteWithContext } from "@tanstack/react-router";
import { learn } from "../kernel/locale-state.ts";
import { guardKyc } from "../shell/kyc-guard.ts";
import { Shell } from "../shell/shell.tsx";
import { noteAppMode, textsOf } from "../shell/use-frame.ts";

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  beforeLoad: async ({ context, location, matches }) => {
    noteAppMode(location.search);
    guardKyc(context.queryClient, matches);
    await learn(textsOf(matches));
  },
  component: Shell,
});
