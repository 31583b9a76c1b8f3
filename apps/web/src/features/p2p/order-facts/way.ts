import type { LegalCurrencyOrder } from "@coffer/sdk";
import type { MessageIdFor } from "../../../platform/intl/intl.ts";

/** The user's role in an order. */
export type Role = "buyer" | "seller";
export const roleOf = ({ side }: Pick<LegalCurrencyOrder, "side">): Role => (side === "buy" ? "buyer" : "seller");

interface Way {
  stations: readonly MessageIdFor<{ coin: string }>[];
  /** The station of each status; one beyond the last is done. Unlisted statuses have none. */
  at: Readonly<Record<number, number>>;
}

/** Both sides' actions in order, by role. */
const ways: Record<Role, Way> = {
  buyer: {
    stations: ["p2p.stationPlaced", "p2p.stationYouPay", "p2p.stationDealerConfirms", "p2p.stationArrives"],
    at: { 2: 1, 7: 1, 0: 2, 9: 2, 8: 3, 5: 4 },
  },
  seller: {
    stations: ["p2p.stationHeld", "p2p.stationDealerPays", "p2p.stationYouConfirm", "p2p.stationReleased"],
    at: { 4: 1, 3: 2, 5: 4 },
  },
};

/** The stations of an order with the current one; undefined for a cancelled one. */
export function wayOf(order: Pick<LegalCurrencyOrder, "side" | "status">) {
  const { stations, at } = ways[roleOf(order)];
  return { stations, at: at[order.status] };
}
