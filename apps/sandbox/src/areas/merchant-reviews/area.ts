import { defineArea } from "../../area/define-area.ts";
import { operations } from "./operations.ts";

export const area = defineArea({
  name: "merchant-reviews",
  needs: ["merchant-orders", "merchant-staff", "records", "security", "session", "transfer", "user", "withdrawal"],
  operations,
});
