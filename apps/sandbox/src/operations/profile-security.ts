import { bindAuthenticator, bindInfo, removeAuthenticator } from "../domain/security/bind-authenticator.ts";
import { changePassword } from "../domain/security/change-password.ts";
import { changeFundPin, setFundPin } from "../domain/security/fund-pin.ts";
import type { OperationsOf } from "../engine/context.ts";

export const profileSecurity = {
  updatePassword: changePassword,
  setFundPassword: setFundPin,
  updateFundPassword: changeFundPin,
  getGoogleBindInfo: bindInfo,
  bindGoogleCode: bindAuthenticator,
  unBindGoogleCode: removeAuthenticator,
} satisfies Partial<OperationsOf<"profile">>;
