import type { CoinConfig, Holding } from "@coffer/sdk";
import { Button } from "@coffer/ui";
import { Link } from "@tanstack/react-router";
import { Text, useText } from "../../platform/intl/text.tsx";
import { canDeposit, canWithdraw } from "./can-move.ts";

/** Deposit and withdraw, only where either is possible now. */
export function HoldingActions({ holding, config }: { holding: Holding; config: CoinConfig | undefined }) {
  const text = useText();
  const { coin } = holding;
  return (
    <>
      {canDeposit(config) && (
        <Button asChild variant="secondary" size="sm">
          <Link to="/assets/recharge" search={{ coin }} aria-label={text("assets.depositCoin", { coin })}>
            <Text id="assets.deposit" />
          </Link>
        </Button>
      )}
      {canWithdraw(config, holding) && (
        <Button asChild variant="secondary" size="sm">
          <Link to="/assets/withdraw" search={{ coin }} aria-label={text("assets.withdrawCoin", { coin })}>
            <Text id="assets.withdraw" />
          </Link>
        </Button>
      )}
    </>
  );
}
