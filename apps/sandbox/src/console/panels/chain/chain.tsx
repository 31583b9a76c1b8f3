import { useControl } from "../../calls/control.ts";
import { Page } from "../../parts/page.tsx";
import { useWords } from "../../words/use-words.ts";
import { CreditCard } from "./credit-card.tsx";
import { Transactions } from "./transactions.tsx";

/** Plays external senders of coins, and the miners. */
export function Chain() {
  const words = useWords();
  const { data } = useControl("chain/transactions", { every: 2000 });
  const moving = data?.items.filter((each) => each.moving).length;
  return (
    <Page title={words.frame.sections.chain} state={moving !== undefined && words.chain.state(moving)}>
      <CreditCard />
      <Transactions />
    </Page>
  );
}
