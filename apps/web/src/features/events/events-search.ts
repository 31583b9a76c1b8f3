import { oneOf, someOf, textIn } from "../../platform/url/search-fields.ts";

export const deliveryStatuses = ["pending", "delivered", "retrying", "failed"] as const;

/** The search parameters of the developer page. */
export const eventsSearch = {
  part: oneOf("webhooks", "deliveries", "events"),
  /** Deliveries of one webhook. */
  hook: textIn,
  arrived: someOf(...deliveryStatuses),
  /** Events of one type. */
  type: textIn,
};
export interface EventsSearch {
  tab?: "developers" | undefined;
  part?: "webhooks" | "deliveries" | "events" | undefined;
  hook?: string | undefined;
  arrived?: (typeof deliveryStatuses)[number][] | undefined;
  type?: string | undefined;
}
