import type { CashChannelCode } from "@coffer/sdk";
import { useQuery } from "@tanstack/react-query";
import { api } from "../api.ts";

/** The form of a channel, for persons and companies, banks of every country. */
export const useDescribedForm = (channel: CashChannelCode) =>
  useQuery({
    ...api.cash.getChannelBeneficiaryDynamicFormsFields.queryOptions({ channel }),
    meta: { shows: "place" },
  });
