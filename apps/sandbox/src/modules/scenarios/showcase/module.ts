import { defineModule } from "../../../core/define-module.ts";
import { busyMerchant } from "./busy-merchant.ts";
import { everythingPending } from "./everything-pending.ts";
import { hostileContent } from "./hostile-content.ts";
import { lockedOut } from "./locked-out.ts";
import { reviewQueue } from "./review-queue.ts";

export const module = defineModule({
  name: "scenarios/showcase",
  needs: ["content/notices", "content/site", "p2p", "profile", "receipt-methods/files", "scenarios/story"],
  scenarios: [busyMerchant, everythingPending, reviewQueue, lockedOut, hostileContent],
});
