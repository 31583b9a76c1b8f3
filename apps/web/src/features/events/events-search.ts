import { oneOf, someOf, textIn } from "../../platform/url/search-fields.ts";

export const deliveryStatuses = ["pending", "delivered", "retrying", "failed"] as const;

/** What the address says of the developers' corner. */
export const eventsSearch = {
  part: oneOf("webhooks", "deliveries", "events"),
  /** Deliveries to one webhook alone. */
  hook: textIn,
  arrived: someOf(...deliveryStatuses),
  /** Events of one kind. */
  type: textIn,
};
export interface EventsSearch {
  tab?: "developers" | undefined;
  part?: "webhooks" | "deliveries" | "events" | undefined;
  hook?: string | undefined;
  arrived?: (typeof deliveryStatuses)[number][] | undefined;
  type?: string | undefined;
}
