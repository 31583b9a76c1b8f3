import { defineModule } from "../../../core/define-module.ts";
import { refuse } from "../../../core/refusal.ts";
import { attemptsText, codeMagic, codes } from "./codes.ts";
import { operations } from "./operations.ts";
import { rateCounts } from "./rate.ts";

export const module = defineModule({
  name: "auth/codes",
  needs: ["auth/inbox", "auth/session", "auth/user"],
  operations,
  tables: [codes, rateCounts],
  magic: codeMagic,
  askedRefusals: {
    securityVerificationFailed: () =>
      refuse("securityVerificationFailed", attemptsText(3), { data: { attemptsLeft: 3 } }),
    accountVerificationFailed: () =>
      refuse("accountVerificationFailed", attemptsText(3), { data: { attemptsLeft: 3 } }),
  },
});
