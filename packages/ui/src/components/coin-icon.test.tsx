import "../test-dom.ts";
import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { CoinIcon } from "./coin-icon.tsx";

// All coins and cash account currencies of the product.
const listed = ["BTC", "ETH", "USDC", "USDT", "TRX", "XRP", "USD", "EUR", "GBP", "HKD", "CNY"];

const drawn = (ticker: string) => {
  const mark = render(<CoinIcon ticker={ticker} />).container.firstElementChild;
  return mark?.querySelector("path")?.getAttribute("d") ?? mark?.getAttribute("data-letter");
};

it("gives each coin and currency its own mark", () => {
  expect(new Set(listed.map(drawn)).size).toBe(listed.length);
});

it("shows the first letter of an unknown ticker", () => {
  expect(drawn("doge")).toBe("D");
});
