import { defineArea } from "../../area/define-area.ts";
import { operations } from "./operations.ts";
import { signInActions } from "./operator.ts";
import { phone } from "./phone.ts";
import { qrCodes, qrExpired, qrForgotten, qrLife } from "./qr-code.ts";
import { severalDevices, stoppedAccount } from "./scenarios.ts";
import { secondSteps, signInRecords } from "./sign-in.ts";
import { unknownNames } from "./unknown-name.ts";

export const area = defineArea({
  name: "sign-in",
  needs: ["codes", "merchant", "security", "session", "story", "user"],
  operations,
  tables: [signInRecords, secondSteps, unknownNames, qrCodes],
  dueTasks: [qrExpired, qrForgotten],
  lifeCycles: [qrLife],
  actors: { operator: { actions: signInActions }, phone },
  scenarios: [stoppedAccount, severalDevices],
});
