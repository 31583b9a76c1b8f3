import type { LoginResult, SafeOperation } from "@coffer/sdk";
import type { PlainMessageId } from "../../platform/intl/intl.ts";

/** The labels of sign-in results: a new result must get one to compile. */
export const loginLabels: Record<LoginResult, PlainMessageId> = {
  0: "profile.loginSucceeded",
  1: "profile.loginWrongPassword",
  2: "profile.loginWrongCode",
  3: "profile.loginLocked",
};

export const changeLabels: Record<SafeOperation, PlainMessageId> = {
  0: "profile.changePhoneBound",
  1: "profile.changePhoneChanged",
  2: "profile.changePhoneRemoved",
  3: "profile.changeEmailBound",
  4: "profile.changeEmailChanged",
  5: "profile.changeEmailRemoved",
  6: "profile.changePasswordChanged",
  7: "profile.changePasswordReset",
  8: "profile.changePinSet",
  9: "profile.changePinChanged",
  10: "profile.changeGoogleBound",
  11: "profile.changeGoogleRemoved",
  12: "profile.changeSignedOut",
  13: "profile.changeDevicesOut",
};
