import { type Operations, placeOf, readHappenings } from "../auth/session/exports.ts";
import { normalEmail } from "../auth/user/exports.ts";

import { bindAuthenticator, bindInfo, removeAuthenticator } from "./authenticator.ts";
import { bindContact, type NewContact, removeContact, updateContact } from "./contacts.ts";
import { changeFundPin, setFundPin } from "./fund-pin.ts";
import { securityItems } from "./items.ts";
import { securityRecords } from "./owner-change.ts";
import { changePassword } from "./password.ts";

const emailIn = (input: { emailAddress: string }): NewContact => {
  const emailAddress = normalEmail(input.emailAddress);
  return { key: emailAddress, fields: { emailAddress } };
};
const phoneIn = ({ countryCode, phoneNumber }: { countryCode: string; phoneNumber: string }): NewContact => {
  const phone = countryCode + phoneNumber;
  return { key: phone, fields: { countryCode, phoneNumber, phone } };
};

export const operations = {
  updatePassword: changePassword,
  setFundPassword: setFundPin,
  updateFundPassword: changeFundPin,
  getGoogleBindInfo: bindInfo,
  bindGoogleCode: bindAuthenticator,
  unBindGoogleCode: removeAuthenticator,

  bindEmailAddress: (context, input) => bindContact(context, "email", emailIn(input), input),
  updateEmailAddress: (context, input) => updateContact(context, "email", emailIn(input), input),
  unBindEmailAddress: (context, { verification }) => removeContact(context, "email", verification),
  bindPhoneNumber: (context, input) => bindContact(context, "phone", phoneIn(input), input),
  updatePhoneNumber: (context, input) => updateContact(context, "phone", phoneIn(input), input),
  unBindPhoneNumber: (context, { verification }) => removeContact(context, "phone", verification),

  getSecurityItems: ({ world, user }) => securityItems(world, user),
  getSafeOperationHistory: ({ world, user }, { Operation, ...input }) =>
    readHappenings(
      world,
      securityRecords,
      user.uid,
      { ...input, fits: ({ operation }) => Operation?.includes(operation) ?? true },
      (row) => ({ ...placeOf(row), operation: row.operation }),
    ),
} satisfies Operations;
