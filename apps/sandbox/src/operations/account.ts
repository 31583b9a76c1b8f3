import { AccountType } from "@coffer/sdk/contract";
import { register } from "../domain/account/register.ts";
import { proveContact, resetPassword } from "../domain/account/reset-password.ts";
import { saveMerchantNames } from "../domain/merchant/application.ts";
import { normalEmail } from "../domain/user/find-user.ts";
import type { OperationsOf } from "../engine/context.ts";

export const account = {
  registerByEmailAddress: (context, input) => {
    const emailAddress = normalEmail(input.emailAddress);
    return register(context, emailAddress, input, { emailAddress, accountType: input.accountType });
  },
  registerByPhoneNumber: (context, input) => {
    const { countryCode, phoneNumber, accountType } = input;
    return register(context, countryCode + phoneNumber, input, { countryCode, phoneNumber, accountType });
  },
  registerMerchant: (context, input) => {
    const emailAddress = normalEmail(input.emailAddress);
    const fields = { emailAddress, accountType: AccountType.merchant, name: input.shortName };
    const registered = register(context, emailAddress, input, fields);
    saveMerchantNames(context.world, registered.uid, input);
    return registered;
  },

  resetPasswordByEmailAddressVerification: (context, input) =>
    proveContact(context, normalEmail(input.emailAddress), input.code),
  resetPasswordByPhoneNumberVerification: (context, input) =>
    proveContact(context, input.countryCode + input.phoneNumber, input.code),
  resetPasswordByEmailAddress: (context, input) => resetPassword(context, "email", input),
  resetPasswordByPhoneNumber: (context, input) => resetPassword(context, "phone", input),
} satisfies OperationsOf<"account">;
