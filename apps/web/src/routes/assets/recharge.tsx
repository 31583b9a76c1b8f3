import { createFileRoute } from "@tanstack/react-router";
import * as z from "zod/mini";
import { RechargeScreen } from "../../features/recharge/recharge-screen.tsx";
import { api } from "../../kernel/api.ts";
import { listSearch } from "../../kernel/table/list-search.ts";

const choice = z.object({
  coin: z.catch(z.optional(z.string()), undefined),
  network: z.catch(z.optional(z.string()), undefined),
});

export const Route = createFileRoute("/assets/recharge")({
  staticData: { title: "recharge.title" },
  validateSearch: (search: Record<string, unknown>) => ({ ...listSearch(search), ...choice.parse(search) }),
  loader: ({ context }) => context.queryClient.ensureQueryData(api.assets.getCoinConfigList.queryOptions()),
  component: RechargePage,
});

function RechargePage() {
  const { coin, network } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <RechargeScreen
      asked={{ coin, network }}
      choose={(asked) => void navigate({ search: (search) => ({ ...search, ...asked }), replace: true })}
    />
  );
}
