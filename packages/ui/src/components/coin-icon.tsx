import { cn } from "../cn.ts";
import { coinMarks, fiatSigns } from "./coin-marks.tsx";

export interface CoinIconProps {
  ticker: string;
  size?: "sm" | "md" | "lg" | undefined;
  className?: string | undefined;
}

const sizeClass = { sm: "size-6 text-[11px]", md: "size-[30px] text-head", lg: "size-10 text-base" };

// White letters have a contrast of at least 4.5:1 on each colour; a test checks it.
export const coinColours = ["#a85e12", "#5661b3", "#1f7f63", "#b23a34", "#3b6690", "#7d4f9e", "#5f6b1e", "#8a4b63"];

// Common coins keep their familiar colour; neighbours in a list never look alike.
const known: Record<string, number> = {
  BTC: 0,
  ETH: 1,
  USDT: 2,
  TRX: 3,
  USD: 6,
  USDC: 4,
  XRP: 7,
  LTC: 5,
  CNY: 3,
  EUR: 1,
};

export function coinColour(ticker: string): string | undefined {
  const name = ticker.toUpperCase();
  const sum = [...name].reduce((total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
  return coinColours[known[name] ?? sum % coinColours.length];
}

/**
 * Renders a coin's mark on a disc, a currency's sign on a tile, or a letter. Decorative: the ticker is printed beside
 * it.
 */
export function CoinIcon({ ticker, size = "md", className }: CoinIconProps) {
  const name = ticker.toUpperCase();
  const mark = coinMarks[name];
  const sign = fiatSigns[name];
  return (
    <span
      aria-hidden
      // Rendered by CSS: not selectable, not part of the accessible name, not copied with the ticker.
      data-letter={mark ? undefined : (sign ?? [...name][0])}
      style={{ backgroundColor: coinColour(ticker) }}
      className={cn(
        "inline-grid shrink-0 select-none place-items-center font-semibold text-white before:content-[attr(data-letter)]",
        sign ? "rounded-md tracking-tighter" : "rounded-full",
        sizeClass[size],
        className,
      )}
    >
      {mark && (
        <svg
          viewBox="0 0 24 24"
          className="col-start-1 row-start-1 size-full"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.6"
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          {mark}
        </svg>
      )}
    </span>
  );
}
