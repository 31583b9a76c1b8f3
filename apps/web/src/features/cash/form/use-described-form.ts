import type { CashChannelCode } from "@coffer/sdk";
import { useQuery } from "@tanstack/react-query";
import { api } from "../api.ts";

/** A channel's form, for persons and companies and all bank countries. */
export const useDescribedForm = (channel: CashChannelCode) =>
  useQuery({
    ...api.cash.getChannelBeneficiaryDynamicFormsFields.queryOptions({ channel }),
    meta: { shows: "place" },
  });
