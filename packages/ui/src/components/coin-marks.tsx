import type { ReactNode } from "react";

/** The strokes on a coin's disc, on a 24 × 24 grid. Our own drawings, never a brand's logo. */
export const coinMarks: Record<string, ReactNode> = {
  BTC: (
    <path d="M9.3 6.6v10.8M10.9 4.6v2M13.3 4.6v2M10.9 17.4v2M13.3 17.4v2M8 6.6h5.4a2.6 2.6 0 0 1 0 5.3H9.3h4.6a2.75 2.75 0 0 1 0 5.5H8" />
  ),
  ETH: <path d="M12 3.8 7.2 12 12 14.8 16.8 12ZM7.2 14.4 12 20.2l4.8-5.8L12 17.2Z" fill="currentColor" stroke="none" />,
  USDT: <path d="M6.8 6.4h10.4M12 6.4v12M17.2 11c0 1-2.3 1.8-5.2 1.8S6.8 12 6.8 11s2.3-1.8 5.2-1.8 5.2.8 5.2 1.8Z" />,
  USDC: (
    <path d="M8.6 5.2a7.6 7.6 0 0 0 0 13.6M15.4 5.2a7.6 7.6 0 0 1 0 13.6M14.2 10c-.3-1-1.1-1.5-2.2-1.5-1.3 0-2.3.7-2.3 1.8 0 2.6 4.7 1.3 4.7 3.9 0 1.1-1 1.8-2.4 1.8-1.2 0-2.1-.5-2.4-1.6M12 7v1.5M12 16v1.5" />
  ),
  TRX: <path d="m5.4 6.2 11.4 2.1 2.2 2.8L11 19ZM5.4 6.2l7.2 6.1L11 19m1.6-6.7L19 11.1m-6.4 1.2 4.2-4" />,
  XRP: <path d="m6.2 6.4 3.5 3.4a3.3 3.3 0 0 0 4.6 0l3.5-3.4M6.2 17.6l3.5-3.4a3.3 3.3 0 0 1 4.6 0l3.5 3.4" />,
};

/** The sign of each fiat currency; each sign is unique. */
export const fiatSigns: Record<string, string> = { USD: "$", EUR: "€", GBP: "£", HKD: "HK$", CNY: "¥" };
