import { useQuery } from "@tanstack/react-query";
import { api } from "../api.ts";

/** The payout channels. */
export const usePayoutChannels = () =>
  useQuery({ ...api.cash.getCashChannelList.queryOptions({ direction: "withdraw" }), meta: { shows: "place" } });
