import type { Operations } from "../../auth/session/exports.ts";
import { inOrder, knownChannel } from "../channels/exports.ts";
import { attachmentOf } from "./attachment.ts";
import { attachmentForm } from "./attachment-form.ts";
import { handInAttachment } from "./attachment-review.ts";
import { checkActive } from "./customer.ts";
import { openAccount, updateCustomer } from "./open.ts";
import { accountView, attachmentView, currencyBalances, customerView, kycVerification } from "./view.ts";

export const operations = {
  getCashKycVerification: ({ world, user }) => kycVerification(world, user),
  createCashCustomer: ({ world, user }, input) => {
    openAccount(world, user, input);
    return customerView(world, user.uid);
  },
  getCashCustomer: ({ world, user }) => customerView(world, user.uid),
  updateCashCustomer: ({ world, user }, input) => {
    updateCustomer(world, user, input);
    return customerView(world, user.uid);
  },
  getGlobalAccountStatus: ({ world, user, language }) => accountView(world, user.uid, language),
  globalAccountCurrencys: ({ world, user, language }) => currencyBalances(world, user, language),
  getChannelAttachmentDynamicFormsFields: ({ world, user }, { channel }) => {
    knownChannel(world, channel);
    checkActive(world, user.uid);
    return inOrder(attachmentForm(world, channel));
  },
  createUserChannelAttachment: ({ world, user, language }, input) =>
    attachmentView(handInAttachment(world, user, input), language),
  getUserChannelAttachment: ({ world, user, language }, { channel }) => {
    knownChannel(world, channel);
    return attachmentView(attachmentOf(world, user.uid, channel), language);
  },
} satisfies Operations;
