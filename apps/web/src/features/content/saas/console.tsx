import { Amount, Card, cn, StatusChip, type Tone } from "@coffer/ui";
import { FormattedMessage, type PlainMessageId } from "../../../platform/intl/intl.ts";

const places: readonly PlainMessageId[] = [
  ...([
    "contentPictures.consoleHome",
    "contentPictures.subAccounts",
    "contentPictures.depositOrders",
    "contentPictures.withdrawOrders",
  ] as const),
  ...(["contentPictures.rates", "contentPictures.channelFees", "contentPictures.reports"] as const),
];
const here = 2;

type Row = readonly [number: string, reference: string, time: string, amount: string, unit: string, State];
type State = { id: PlainMessageId; tone: Tone };
const completed: State = { id: "contentPictures.completed", tone: "good" };
const rows: readonly Row[] = [
  [
    "P20261121-0917",
    "order-55120",
    "14:02:11",
    "1,250.00",
    "USDT",
    { id: "contentPictures.paidTooMuch", tone: "warn" },
  ],
  ["P20261121-0916", "order-55119", "13:58:40", "90.00", "USDT", completed],
  ["P20261121-0915", "order-55117", "13:31:05", "0.01820000", "BTC", { id: "contentPictures.oneOfTwo", tone: "info" }],
  [
    "P20261121-0914",
    "order-55102",
    "12:44:52",
    "4,000.00",
    "USDT",
    { id: "contentPictures.refunded", tone: "neutral" },
  ],
  ["P20261121-0913", "order-55096", "11:20:17", "0.40500000", "ETH", completed],
  ["P20261121-0912", "order-55090", "11:04:09", "310.00", "USDT", completed],
];

/** The merchant console under another brand. */
export function Console() {
  return (
    <div className="overflow-clip rounded-t-lg border border-line border-b-0 bg-paper shadow-soft">
      <p className="flex items-center gap-2.5 border-line border-b bg-surface px-5 py-3 font-semibold">
        <span className="grid size-[22px] place-items-center rounded-md bg-vault text-head text-on-vault">Y</span>
        <FormattedMessage id="contentPictures.yourName" />
        <StatusChip tone="good" className="ml-auto">
          <FormattedMessage id="contentPictures.official" />
        </StatusChip>
      </p>
      <div className="grid lg:grid-cols-[184px_1fr]">
        <ul className="flex flex-col gap-1 border-line border-r p-4 max-lg:hidden">
          {places.map((id, index) => (
            <li
              key={id}
              className={cn(
                "rounded-md px-3 py-2 text-label",
                index === here ? "bg-vault-tint font-medium text-vault" : "text-ink-2",
              )}
            >
              <FormattedMessage id={id} />
            </li>
          ))}
        </ul>
        <div className="min-w-0 px-4 py-6 sm:px-6">
          <p className="font-serif text-title">
            <FormattedMessage id="contentPictures.depositOrders" />
          </p>
          <p className="mt-1 mb-5 text-ink-2">
            <FormattedMessage id="contentPictures.toReview" />
          </p>
          <Card>
            {rows.map(([number, reference, time, amount, unit, { id, tone }]) => (
              <p
                key={number}
                className="grid grid-cols-[1fr_auto] items-center gap-x-4 border-line border-b px-4 py-2.5 last:border-b-0 sm:grid-cols-[1.2fr_1fr_1fr_150px]"
              >
                <span className="font-mono text-label">
                  {number}
                  <span className="block font-sans text-ink-2">{time}</span>
                </span>
                <span className="font-mono text-ink-2 text-label max-sm:hidden">{reference}</span>
                <span className="text-right">
                  <Amount whole={amount} unit={unit} />
                </span>
                <span className="max-sm:hidden">
                  <StatusChip tone={tone}>
                    <FormattedMessage id={id} />
                  </StatusChip>
                </span>
              </p>
            ))}
          </Card>
          <p aria-hidden className="h-6" />
        </div>
      </div>
    </div>
  );
}
