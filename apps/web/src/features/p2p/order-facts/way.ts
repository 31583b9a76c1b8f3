import type { LegalCurrencyOrder } from "@coffer/sdk";
import type { MessageIdFor } from "../../../platform/intl/intl.ts";

/** What somebody is in an order. */
export type Role = "buyer" | "seller";
export const roleOf = ({ side }: Pick<LegalCurrencyOrder, "side">): Role => (side === "buy" ? "buyer" : "seller");

interface Way {
  stations: readonly MessageIdFor<{ coin: string }>[];
  /** At which station an order of this status stands; one behind the last is done. A status that isn't here has none. */
  at: Readonly<Record<number, number>>;
}

/** What both sides do, in its order, as each role tells it. */
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

/** The stations of an order, and the one it stands at; undefined for one that has none, as a cancelled one. */
export function wayOf(order: Pick<LegalCurrencyOrder, "side" | "status">) {
  const { stations, at } = ways[roleOf(order)];
  return { stations, at: at[order.status] };
}
