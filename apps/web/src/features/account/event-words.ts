import type { LoginResult, SafeOperation } from "@coffer/sdk";
import type { MessageId } from "../../lib/text.tsx";

/** How a sign-in went, as the histories say it: a new result doesn't compile until it has its words. */
export const loginWords: Record<LoginResult, MessageId> = {
  0: "account.loginSucceeded",
  1: "account.loginWrongPassword",
  2: "account.loginWrongCode",
  3: "account.loginLocked",
};

export const changeWords: Record<SafeOperation, MessageId> = {
  0: "account.changePhoneBound",
  1: "account.changePhoneChanged",
  2: "account.changePhoneRemoved",
  3: "account.changeEmailBound",
  4: "account.changeEmailChanged",
  5: "account.changeEmailRemoved",
  6: "account.changePasswordChanged",
  7: "account.changePasswordReset",
  8: "account.changePinSet",
  9: "account.changePinChanged",
  10: "account.changeGoogleBound",
  11: "account.changeGoogleRemoved",
  12: "account.changeSignedOut",
  13: "account.changeDevicesOut",
};
