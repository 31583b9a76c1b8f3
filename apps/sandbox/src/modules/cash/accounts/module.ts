import { defineModule } from "../../../core/define-module.ts";
import { institution, operatorActions } from "./actors.ts";
import { attachmentLife, channelAttachments } from "./attachment.ts";
import { approveAttachment, attachmentReviews, rejectAttachment } from "./attachment-review.ts";
import { accountLife, cashCustomers } from "./customer.ts";
import { institutions } from "./institution.ts";
import { taxMagic } from "./magic.ts";
import { askByMagic, openByClock } from "./open.ts";
import { operations } from "./operations.ts";
import { accountPending, accountToReconfirm } from "./scenarios.ts";
import { seedCustomers } from "./seed.ts";

/** The fiat account: its customer, its status, and the documents that channels require. */
export const module = defineModule({
  name: "cash/accounts",
  needs: ["auth/session", "auth/user", "cash/channels", "receipt-methods/files", "scenarios/story"],
  operations,
  tables: [cashCustomers, channelAttachments, institutions],
  dueTasks: [openByClock, askByMagic, approveAttachment, rejectAttachment],
  lifeCycles: [accountLife, attachmentLife],
  actors: { institution, operator: { actions: operatorActions } },
  reviewQueues: { channelAttachment: attachmentReviews },
  magic: taxMagic,
  seed: seedCustomers,
  scenarios: [accountPending, accountToReconfirm],
});
