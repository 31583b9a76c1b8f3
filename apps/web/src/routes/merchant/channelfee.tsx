import { createFileRoute } from "@tanstack/react-router";
import { ChannelFeeScreen } from "../../features/merchant/rates/channel-fee-screen.tsx";
import { channelSearch } from "../../features/merchant/rates/channel-search.ts";
import { listSearch } from "../../platform/table/list-search.ts";
import { readSearch } from "../../platform/url/search-fields.ts";

export const Route = createFileRoute("/merchant/channelfee")({
  staticData: { title: "shell.channelFee", texts: ["merchantRates"] },
  validateSearch: (search: Record<string, unknown>) => ({
    ...listSearch(search),
    ...readSearch(search, channelSearch),
  }),
  component: ChannelFeeScreen,
});
