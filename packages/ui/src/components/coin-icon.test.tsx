import "../test-dom.ts";
import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { CoinIcon } from "./coin-icon.tsx";

// Everything the product lists: its coins and the currencies of its cash accounts.
const listed = ["BTC", "ETH", "USDC", "USDT", "TRX", "XRP", "USD", "EUR", "GBP", "HKD", "CNY"];

const drawn = (ticker: string) => {
  const mark = render(<CoinIcon ticker={ticker} />).container.firstElementChild;
  return mark?.querySelector("path")?.getAttribute("d") ?? mark?.getAttribute("data-letter");
};

it("no two coins or currencies have one mark", () => {
  expect(new Set(listed.map(drawn)).size).toBe(listed.length);
});

it("what isn't known has its letter", () => {
  expect(drawn("doge")).toBe("D");
});
