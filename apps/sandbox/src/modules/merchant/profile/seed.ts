import { MerchantStatus } from "@coffer/sdk/contract";
import type { World } from "../../../world/world.ts";
import { seedFile } from "../../receipt-methods/files/exports.ts";
import { merchantCases } from "./application.ts";

const DAY = 24 * 60 * 60 * 1000;

/** The merchant's application, as if it had been submitted and approved. */
export function seedMerchant(world: World): void {
  world.table(merchantCases).insert({
    uid: "80431",
    registeredAs: null,
    application: {
      fullName: "Harbour & Pine Trading Limited",
      shortName: "Harbour & Pine",
      website: "https://harbour-pine.example",
      address: "Unit 4, Old Ropewalk, Bristol BS1 6AA",
      businessScope: "Timber and furniture, sold online in Europe.",
      receiptCurrency: "USDC",
      certificateFileId: seedFile(world, "80431", "merchantCertificate", "certificate.png"),
    },
    status: MerchantStatus.approved,
    rejectReason: null,
    submittedAt: world.startedAt - 18 * DAY,
    reviewedAt: world.startedAt - 17 * DAY,
  });
}
