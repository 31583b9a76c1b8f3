import { CoinIcon, cn } from "@coffer/ui";
import { FormattedMessage } from "../../../platform/intl/intl.ts";

const coins = [
  ["BTC", "0.84210377", "57,610.42"],
  ["ETH", "12.40500000", "38,777.28"],
  ["USDT", "21,480.12", "21,480.12"],
] as const;

/** The wallet on a phone, in the surrounding theme. */
export function ThemePhone({ className }: { className: string }) {
  const control = "rounded-(--corner) border py-2 text-center font-medium text-label";
  return (
    <div className={cn("overflow-clip border border-line bg-paper text-ink shadow-soft", className)}>
      <p className="flex items-center gap-2 border-line border-b px-4 py-3.5 font-medium">
        <span className="grid size-5 place-items-center rounded-(--corner) bg-vault text-head text-on-vault">Y</span>
        <FormattedMessage id="contentPictures.yourName" />
      </p>
      <div className="p-4">
        <p className="text-ink-2 text-label">
          <FormattedMessage id="contentSaas.total" />
        </p>
        <p className="mt-1 font-serif text-[32px]/[40px]">
          $117,867<span className="text-[16px] text-ink-2">.82</span>
        </p>
        <p className="mt-3 grid grid-cols-2 gap-2">
          <span className={cn(control, "border-transparent bg-vault text-on-vault")}>
            <FormattedMessage id="contentPictures.deposit" />
          </span>
          <span className={cn(control, "border-line-strong bg-surface")}>
            <FormattedMessage id="contentPictures.withdraw" />
          </span>
        </p>
        <ul className="mt-4 divide-y divide-line rounded-(--corner) border border-line bg-surface">
          {coins.map(([coin, amount, worth]) => (
            <li key={coin} className="flex items-center gap-2.5 px-3 py-2.5">
              <CoinIcon ticker={coin} size="sm" />
              {coin}
              <span className="ml-auto text-right">
                {amount}
                <span className="block text-head text-ink-2">≈ ${worth}</span>
              </span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
