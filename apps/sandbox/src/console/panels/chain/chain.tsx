import { useControl } from "../../api/control.ts";
import { Page } from "../../parts/page.tsx";
import { words } from "../../words.ts";
import { CreditCard } from "./credit-card.tsx";
import { Transactions } from "./transactions.tsx";

/** Plays everybody who sends coins from outside, and the miners. */
export function Chain() {
  const { data } = useControl("chain/transactions", 2000);
  const moving = data?.items.filter((each) => each.moving).length;
  return (
    <Page title={words.sections.chain} state={moving !== undefined && words.chain.state(moving)}>
      <CreditCard />
      <Transactions />
    </Page>
  );
}
