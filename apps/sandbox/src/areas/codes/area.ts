import { defineArea } from "../../area/define-area.ts";
import { refuse } from "../../engine/refusal.ts";
import { attemptsText, codeMagic, codes } from "./codes.ts";
import { operations } from "./operations.ts";
import { rateCounts } from "./rate.ts";

export const area = defineArea({
  name: "codes",
  needs: ["inbox", "session", "user"],
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
