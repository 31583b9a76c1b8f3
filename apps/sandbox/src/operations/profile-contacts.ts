import { bindContact, type NewContact, removeContact, updateContact } from "../domain/security/contacts.ts";
import { normalEmail } from "../domain/user/find-user.ts";
import type { OperationsOf } from "../engine/context.ts";

const emailIn = (input: { emailAddress: string }): NewContact => {
  const emailAddress = normalEmail(input.emailAddress);
  return { key: emailAddress, fields: { emailAddress } };
};
const phoneIn = ({ countryCode, phoneNumber }: { countryCode: string; phoneNumber: string }): NewContact => {
  const phone = countryCode + phoneNumber;
  return { key: phone, fields: { countryCode, phoneNumber, phone } };
};

export const profileContacts = {
  bindEmailAddress: (context, input) => bindContact(context, "email", emailIn(input), input),
  updateEmailAddress: (context, input) => updateContact(context, "email", emailIn(input), input),
  unBindEmailAddress: (context, { verification }) => removeContact(context, "email", verification),
  bindPhoneNumber: (context, input) => bindContact(context, "phone", phoneIn(input), input),
  updatePhoneNumber: (context, input) => updateContact(context, "phone", phoneIn(input), input),
  unBindPhoneNumber: (context, { verification }) => removeContact(context, "phone", verification),
} satisfies Partial<OperationsOf<"profile">>;
