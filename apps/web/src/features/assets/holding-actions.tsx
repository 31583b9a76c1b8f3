import type { CoinConfig, Holding } from "@coffer/sdk";
import { Button } from "@coffer/ui";
import { Link } from "@tanstack/react-router";
import { useIntl } from "react-intl";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { canDeposit, canWithdraw } from "./can-move.ts";

/** Deposit and withdraw buttons, if possible now. */
export function HoldingActions({ holding, config }: { holding: Holding; config: CoinConfig | undefined }) {
  const intl = useIntl();
  const { coin } = holding;
  return (
    <>
      {canDeposit(config) && (
        <Button asChild variant="secondary" size="sm">
          <Link
            to="/assets/recharge"
            search={{ coin }}
            aria-label={intl.formatMessage({ id: "assets.depositCoin" }, { coin })}
          >
            <FormattedMessage id="assets.deposit" />
          </Link>
        </Button>
      )}
      {canWithdraw(config, holding) && (
        <Button asChild variant="secondary" size="sm">
          <Link
            to="/assets/withdraw"
            search={{ coin }}
            aria-label={intl.formatMessage({ id: "assets.withdrawCoin" }, { coin })}
          >
            <FormattedMessage id="assets.withdraw" />
          </Link>
        </Button>
      )}
    </>
  );
}
