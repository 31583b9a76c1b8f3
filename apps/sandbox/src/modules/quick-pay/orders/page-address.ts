import type { World } from "../../../world/world.ts";

/** Whose payment page it is. The sandbox's stands in for any. */
export const PAYMENT_PAGE = { name: "Paylane" } as const;

/** Below which the stand-in's pages are: an address holds world and code. */
export const PAGE_PATH = "/api/payment-page/";
export const paymentPageOf = (world: World, code: string, base: string) => `${base}${PAGE_PATH}${world.id}.${code}`;

const ADDRESS = /^([A-Za-z0-9][A-Za-z0-9_-]{0,39})\.(lb_[0-9a-f]{32})$/;
export const partsOf = (path: string) =>
  path.startsWith(PAGE_PATH) ? ADDRESS.exec(path.slice(PAGE_PATH.length)) : null;
export const worldOfPaymentPage = (path: string): string | null => partsOf(path)?.[1] ?? null;
