import { AccountType } from "@coffer/sdk";
import { coffer } from "../../platform/api.ts";
import { recogniseDevice } from "../../platform/device-id.ts";
import type { ContactKind } from "./contact.ts";
import type { Answers } from "./eligibility.ts";
import type { RegisterValues } from "./register-schema.ts";

/** Returns the input: the fields of the kind and the contact, optional ones if filled. */
export async function register(by: ContactKind, values: RegisterValues, answers: Answers | undefined) {
  await recogniseDevice();
  const { emailAddress, countryCode, phoneNumber, referralCode, messagingAppId, website } = values;
  const shared = {
    password: values.password,
    code: by === "email" ? values.emailCode : values.phoneCode,
    agreeTerms: true as const,
    ...(answers && { eligibilityAnswers: answers }),
    ...(referralCode && { referralCode }),
    ...(messagingAppId && { messagingAppId }),
  };
  if (values.kind === "merchant") {
    const { fullName, shortName } = values;
    return coffer.auth.registerMerchant({
      ...shared,
      ...(by === "email" ? { emailAddress } : { countryCode, phoneNumber }),
      fullName,
      shortName,
      ...(website && { website }),
    });
  }
  const accountType = values.kind === "enterprise" ? AccountType.enterprise : AccountType.personal;
  return by === "email"
    ? coffer.auth.registerByEmailAddress({ ...shared, accountType, emailAddress })
    : coffer.auth.registerByPhoneNumber({ ...shared, accountType, countryCode, phoneNumber });
}
