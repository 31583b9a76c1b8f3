import type { Operations } from "../../auth/session/exports.ts";
import { inOrder } from "../channels/exports.ts";
import { bankAccountOf, bankAccounts, saveBankAccount } from "./bank-account.ts";
import { beneficiaries, beneficiaryOf, changeBeneficiary, saveBeneficiary } from "./beneficiary.ts";
import { beneficiaryForm, shownFor } from "./forms.ts";
import {
  bankAccountList,
  bankAccountView,
  beneficiaryPage,
  beneficiaryView,
  listedView,
  whitelistPage,
} from "./lists.ts";
import { listIban, unlistIban } from "./whitelist.ts";

export const operations = {
  getChannelBeneficiaryDynamicFormsFields: ({ world }, { channel, payeeType, bankCountry }) =>
    inOrder(shownFor(beneficiaryForm(world, channel), payeeType, bankCountry)),
  createBeneficiary: ({ world, user }, input) => beneficiaryView(saveBeneficiary(world, user, input)),
  updateBeneficiary: ({ world, user }, input) => beneficiaryView(changeBeneficiary(world, user, input)),
  getBeneficiaryPage: ({ world, user }, input) => beneficiaryPage(world, user.uid, input),
  getCashBeneficiary: ({ world, user }, { id }) => beneficiaryView(beneficiaryOf(world, user.uid, id)),
  deleteCashBeneficiary: ({ world, user }, { id }) => {
    world.table(beneficiaries).delete(beneficiaryOf(world, user.uid, id).id);
    return { id };
  },
  getCashBankAccountList: ({ world, user }, { currency }) => bankAccountList(world, user.uid, currency),
  createCashBankAccount: ({ world, user }, input) => bankAccountView(saveBankAccount(world, user, input)),
  deleteCashBankAccount: ({ world, user }, { id }) => {
    world.table(bankAccounts).delete(bankAccountOf(world, user.uid, id).id);
    return { id };
  },
  createPayWhitelist: ({ world, user, language }, input) => listedView(listIban(world, user, input), language),
  getPayWhitelist: ({ world, user, language }, input) => whitelistPage(world, user.uid, input, language),
  deletePayWhitelist: ({ world, user }, { id }) => {
    unlistIban(world, user.uid, id);
    return { id };
  },
} satisfies Operations;
