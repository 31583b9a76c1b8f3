import { AccountType } from "@coffer/sdk/contract";
import { saveMerchantNames } from "../../merchant/profile/exports.ts";
import { checkPricingCurrency } from "../../quick-pay/currencies/exports.ts";
import type { Operations } from "../session/exports.ts";
import { normalEmail, type User, users } from "../user/exports.ts";
import { accountInfo } from "./account-info.ts";
import { register } from "./register.ts";
import { proveContact, resetPassword } from "./reset-password.ts";

export const operations = {
  registerByEmailAddress: (context, input) => {
    const emailAddress = normalEmail(input.emailAddress);
    return register(context, emailAddress, input, { emailAddress, accountType: input.accountType });
  },
  registerByPhoneNumber: (context, input) => {
    const { countryCode, phoneNumber, accountType } = input;
    return register(context, countryCode + phoneNumber, input, { countryCode, phoneNumber, accountType });
  },
  registerMerchant: (context, input) => {
    const { countryCode, phoneNumber, shortName } = input;
    const emailAddress = input.emailAddress === undefined ? null : normalEmail(input.emailAddress);
    const contact = emailAddress ?? `${countryCode}${phoneNumber}`;
    const reached = emailAddress === null ? { countryCode, phoneNumber } : { emailAddress };
    const fields = { ...reached, accountType: AccountType.merchant, name: shortName };
    const registered = register(context, contact, input, fields as Partial<User>);
    saveMerchantNames(context.world, registered.uid, input);
    return registered;
  },

  resetPasswordByEmailAddressVerification: (context, input) =>
    proveContact(context, normalEmail(input.emailAddress), input.code),
  resetPasswordByPhoneNumberVerification: (context, input) =>
    proveContact(context, input.countryCode + input.phoneNumber, input.code),
  resetPasswordByEmailAddress: (context, input) => resetPassword(context, "email", input),
  resetPasswordByPhoneNumber: (context, input) => resetPassword(context, "phone", input),

  getAccountInfo: ({ world, user }) => accountInfo(world, user),
  setPricingCurrency: ({ world, user }, { currency }) => {
    checkPricingCurrency(world, currency);
    world.table(users).update(user.uid, { pricingCurrency: currency });
    return { pricingCurrency: currency };
  },
} satisfies Operations;
