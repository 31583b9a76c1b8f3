import type { QueryClient } from "@tanstack/react-query";
import { createRootRouteWithContext } from "@tanstack/react-router";
import { guardKyc } from "../shell/kyc-guard.ts";
import { Shell } from "../shell/shell.tsx";
import { noteAppMode } from "../shell/use-frame.ts";

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  beforeLoad: ({ context, location }) => {
    noteAppMode(location.search);
    guardKyc(context.queryClient, location.pathname);
  },
  component: Shell,
});
