import { defineArea } from "../../area/define-area.ts";
import { busyMerchant } from "./busy-merchant.ts";
import { everythingPending } from "./everything-pending.ts";
import { hostileContent } from "./hostile-content.ts";
import { lockedOut } from "./locked-out.ts";
import { reviewQueue } from "./review-queue.ts";

export const area = defineArea({
  name: "showcase",
  needs: ["content", "fiat-trades", "files", "security", "site", "story"],
  scenarios: [busyMerchant, everythingPending, reviewQueue, lockedOut, hostileContent],
});
