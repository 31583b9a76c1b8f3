import { blockedAfterChange } from "./blocked-after-change.ts";
import { busyMerchant } from "./busy-merchant.ts";
import { closedNetworks } from "./closed-networks.ts";
import { everyStatus } from "./every-status.ts";
import { everythingPending } from "./everything-pending.ts";
import { flakyNetwork } from "./flaky-network.ts";
import { freshUser } from "./fresh-user.ts";
import { fullAddressPool } from "./full-address-pool.ts";
import { hostileContent } from "./hostile-content.ts";
import { justVerified } from "./just-verified.ts";
import { lockedOut } from "./locked-out.ts";
import { lowBalance } from "./low-balance.ts";
import { maintenance } from "./maintenance.ts";
import { noRate } from "./no-rate.ts";
import { reviewQueue } from "./review-queue.ts";
import { richUser } from "./rich-user.ts";
import type { Scenario } from "./scenario.ts";
import { stoppedAccount } from "./stopped-account.ts";
import { suspendedMerchant } from "./suspended-merchant.ts";

/** In the order lists show them: people, money, what waits, what refuses, what breaks. */
export const scenarios: readonly Scenario[] = [
  freshUser,
  justVerified,
  richUser,
  lowBalance,
  busyMerchant,
  everythingPending,
  everyStatus,
  reviewQueue,
  blockedAfterChange,
  lockedOut,
  suspendedMerchant,
  stoppedAccount,
  fullAddressPool,
  closedNetworks,
  noRate,
  hostileContent,
  maintenance,
  flakyNetwork,
];
