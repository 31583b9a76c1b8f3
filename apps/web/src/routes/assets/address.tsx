import { createFileRoute } from "@tanstack/react-router";
import * as z from "zod/mini";
import { AddressScreen } from "../../features/address/address-screen.tsx";
import { api } from "../../kernel/api.ts";
import { listSearch } from "../../kernel/table/list-search.ts";

const filters = z.object({
  coin: z.catch(z.optional(z.string().check(z.regex(/^[A-Z0-9]{2,10}$/))), undefined),
  add: z.catch(z.optional(z.literal("1")), undefined),
});

export const Route = createFileRoute("/assets/address")({
  staticData: { title: "address.title" },
  validateSearch: (search: Record<string, unknown>) => ({ ...listSearch(search), ...filters.parse(search) }),
  loader: ({ context }) => context.queryClient.ensureQueryData(api.assets.getCoinConfigList.queryOptions()),
  component: AddressScreen,
});
