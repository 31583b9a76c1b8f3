import { RecordStatus, type Withdrawal } from "@coffer/sdk";
import { cn } from "@coffer/ui";
import { CheckIcon, XIcon } from "lucide-react";
import { When } from "../../kernel/page/when.tsx";
import { statusOf } from "../../kernel/status/status.ts";
import { Text } from "../../lib/text.tsx";
import { pathOf, type Station } from "./path-of.ts";

/** Where the withdrawal has been, stands and will go, with the times it has passed. */
export function StatusPath({ withdrawal }: { withdrawal: Withdrawal }) {
  return (
    <ol className="flex flex-col">
      {pathOf(withdrawal).map((station) => (
        <li
          key={station.status}
          aria-current={station.state === "now" ? "step" : undefined}
          className="group relative flex gap-3 pb-4 last:pb-0"
        >
          <Dot station={station} />
          <div className={cn("min-w-0", station.state === "ahead" && "text-ink-3")}>
            <p className={cn(station.state === "now" && "font-semibold")}>
              <Text id={nameOf(station)} />
              {station.status === RecordStatus.remittedOut && station.state === "now" && (
                <>
                  {" "}
                  {withdrawal.confirmations}/{withdrawal.confirmationsRequired}
                </>
              )}
            </p>
            {station.time && (
              <p className="text-ink-2 text-label">
                <When at={station.time} />
              </p>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}

/** "Waits for you" is over once one has confirmed: what is left of it is that it was asked for. */
const nameOf = ({ status, state }: Station) =>
  status === RecordStatus.pendingVerification && state === "past" ? "withdraw.asked" : statusOf("record", status).label;

/** Its mark, and the line to the next. */
function Dot({ station: { status, state } }: { station: Station }) {
  const { tone } = statusOf("record", status);
  const stopped = tone === "bad" || status === RecordStatus.revoked;
  const Icon = stopped ? XIcon : CheckIcon;
  return (
    <span aria-hidden className="flex flex-col items-center">
      <span
        className={cn(
          "mt-px grid size-5 shrink-0 place-items-center rounded-full",
          state === "now" ? "border-2 border-vault" : "border",
          state === "ahead" && "border-line-strong",
          state === "past" && !stopped && "border-vault bg-vault text-on-vault",
          state === "past" &&
            stopped &&
            (tone === "bad" ? "border-bad bg-bad text-on-bad" : "border-line-strong text-ink-2"),
        )}
      >
        {state === "past" && <Icon className="size-3" />}
        {state === "now" && <span className="size-2 rounded-full bg-vault motion-safe:animate-pulse" />}
      </span>
      <span className="absolute top-6 bottom-0 w-px bg-line group-last:hidden" />
    </span>
  );
}
