import { defineModule } from "../../../core/define-module.ts";
import { bearerOf } from "../../../core/request.ts";
import { worldOfToken } from "../session/exports.ts";
import { authenticate, endAccessToken } from "./authenticate.ts";
import { signInRoute } from "./control.ts";
import { operations } from "./operations.ts";
import { signInActions } from "./operator.ts";
import { phone } from "./phone.ts";
import { qrCodes, qrExpired, qrForgotten, qrLife } from "./qr-code.ts";
import { severalDevices, stoppedAccount } from "./scenarios.ts";
import { secondSteps, signInRecords } from "./sign-in.ts";
import { unknownNames } from "./unknown-name.ts";

export const module = defineModule({
  name: "auth/sign-in",
  needs: ["auth/codes", "auth/session", "auth/user", "merchant/profile", "profile", "scenarios/story"],
  operations,
  tables: [signInRecords, secondSteps, unknownNames, qrCodes],
  dueTasks: [qrExpired, qrForgotten],
  lifeCycles: [qrLife],
  actors: { operator: { actions: signInActions }, phone },
  scenarios: [stoppedAccount, severalDevices],
  credential: {
    // Also for a request without a token: the refusal says so.
    isIn: () => true,
    worldOf: (headers) => {
      const token = bearerOf(headers);
      return token === null ? null : worldOfToken(token);
    },
    authenticate,
  },
  controlRoutes: signInRoute,
  provides: { endAccessToken },
});
