import type { World } from "../../../world/world.ts";

/** The owner of the payment page. The sandbox simulates one. */
export const PAYMENT_PAGE = { name: "Paylane" } as const;

/** The path prefix of the simulator's pages: an address contains world and code. */
export const PAGE_PATH = "/api/payment-page/";
export const paymentPageOf = (world: World, code: string, base: string) => `${base}${PAGE_PATH}${world.id}.${code}`;

const ADDRESS = /^([A-Za-z0-9][A-Za-z0-9_-]{0,39})\.(lb_[0-9a-f]{32})$/;
export const partsOf = (path: string) =>
  path.startsWith(PAGE_PATH) ? ADDRESS.exec(path.slice(PAGE_PATH.length)) : null;
export const worldOfPaymentPage = (path: string): string | null => partsOf(path)?.[1] ?? null;
