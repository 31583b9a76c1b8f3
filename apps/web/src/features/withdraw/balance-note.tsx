import type { Holding } from "@coffer/sdk";
import { Button, Notice } from "@coffer/ui";
import { Link } from "@tanstack/react-router";
import { isZero } from "../../lib/money.ts";
import { Text } from "../../lib/text.tsx";

/** Says early that there is nothing to send, and where to get some. */
export function BalanceNote({ holding }: { holding: Holding | undefined }) {
  if (!holding || !isZero(holding.available)) return null;
  const { coin } = holding;
  return (
    <Notice
      action={
        <Button asChild variant="secondary" size="sm">
          <Link to="/assets/recharge" search={{ coin }}>
            <Text id="withdraw.depositFirst" values={{ coin }} />
          </Link>
        </Button>
      }
    >
      <Text id="withdraw.nothing" values={{ coin }} />
    </Notice>
  );
}
