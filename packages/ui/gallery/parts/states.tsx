import { InboxIcon } from "lucide-react";
import {
  Avatar,
  Button,
  Card,
  CoinIcon,
  EmptyState,
  ErrorState,
  LogoMark,
  Notice,
  Progress,
  Separator,
  Skeleton,
  Spinner,
  StatusChip,
  Steps,
} from "../../src/index.ts";
import { Block } from "./block.tsx";

const tones = ["good", "info", "warn", "bad", "neutral"] as const;

export function States() {
  return (
    <>
      <Block name="StatusChip">
        {tones.map((tone) => (
          <StatusChip key={tone} tone={tone}>
            {tone}
          </StatusChip>
        ))}
      </Block>
      <Block name="Notice">
        {tones.map((tone) => (
          <Notice key={tone} tone={tone} live="off" title="Withdrawals are paused" className="w-[420px] max-w-full">
            Your password was changed. They open again at 14:02 tomorrow.
          </Notice>
        ))}
        <Notice
          live="off"
          action={
            <Button variant="secondary" size="sm">
              Verify
            </Button>
          }
          className="w-full"
        >
          Verify your identity to withdraw.
        </Notice>
      </Block>
      <Block name="EmptyState, ErrorState">
        <Card className="w-[420px] max-w-full">
          <EmptyState
            icon={<InboxIcon />}
            title="No withdrawals yet"
            description="What you send from your wallet is listed here."
            action={<Button size="md">Withdraw</Button>}
          />
        </Card>
        <Card className="w-[420px] max-w-full">
          <ErrorState
            title="The list could not be loaded"
            description="Nothing was changed. Try again, or come back in a few minutes."
            action={<Button variant="secondary">Try again</Button>}
            reference="50002"
          />
        </Card>
      </Block>
      <Block name="Skeleton, Spinner, Progress, Separator">
        <div className="w-60">
          <Skeleton className="h-4 w-40" />
          <Skeleton className="mt-2 h-3 w-24" />
        </div>
        <Spinner label="Loading" />
        <Progress value={2} max={3} label="Confirmations" valueText="2 of 3" className="mt-2 w-60!" />
        <Separator />
      </Block>
      <Block name="Avatar, CoinIcon, LogoMark">
        <Avatar name="Mei Lin" />
        <Avatar name="林美" size="md" />
        <Avatar name="Coffer Ltd" size="lg" />
        {["BTC", "ETH", "USDT", "TRX", "USD", "XRP", "LTC", "SOL", "DOGE", "ADA", "EUR", "CNY", "HKD"].map((ticker) => (
          <CoinIcon key={ticker} ticker={ticker} />
        ))}
        <LogoMark label="Coffer" className="size-12" />
        <LogoMark />
      </Block>
      <Block name="Steps">
        <Steps
          className="w-full"
          label="Steps"
          steps={["Details", "Review", "Verify", "Done"]}
          current={1}
          compactLabel="Step 2 of 4"
          doneLabel="done"
        />
      </Block>
    </>
  );
}
