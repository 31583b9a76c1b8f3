import { Button, cn } from "@coffer/ui";
import { Link } from "@tanstack/react-router";
import { Text } from "../../lib/text.tsx";

/** The two things most people come for. */
export function MoveButtons({ className }: { className?: string | undefined }) {
  return (
    <div className={cn("flex gap-2.5", className)}>
      <Button asChild variant="secondary" className="sm:order-none order-1">
        <Link to="/assets/withdraw">
          <Text id="assets.withdraw" />
        </Link>
      </Button>
      <Button asChild>
        <Link to="/assets/recharge">
          <Text id="assets.deposit" />
        </Link>
      </Button>
    </div>
  );
}
