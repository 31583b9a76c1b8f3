import type { Withdrawal } from "@coffer/sdk";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../kernel/api.ts";
import { keepDraft } from "../../kernel/flow/flow-draft.ts";
import { useAccount } from "../../kernel/session.ts";
import { useListSearch } from "../../kernel/table/list-search.ts";
import { requestFrom } from "./resume.ts";
import { flowName } from "./use-withdraw-flow.ts";

/** Takes up a withdrawal of the list at its proof. `round` changes with each, so that the flow starts from it. */
export function useResume(): { round: number; resume: (withdrawal: Withdrawal) => void } {
  const account = useAccount();
  const coins = useQuery(api.assets.getCoinConfigList.queryOptions()).data?.items ?? [];
  const list = useListSearch<{ step?: string; record?: string | undefined }>();
  const [round, setRound] = useState(0);
  const resume = (withdrawal: Withdrawal) => {
    const sent = account && requestFrom(withdrawal, account, coins);
    if (!sent) return;
    keepDraft(flowName, { owner: account.uid, sent });
    setRound((count) => count + 1);
    void list.set({ step: "verify", record: undefined, page: list.page });
    window.scrollTo({ top: 0 });
  };
  return { round, resume };
}
