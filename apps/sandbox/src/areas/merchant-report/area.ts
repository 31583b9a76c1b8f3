import { defineArea } from "../../area/define-area.ts";
import { operations } from "./operations.ts";

export const area = defineArea({
  name: "merchant-report",
  needs: ["coins", "merchant-orders", "merchant-staff", "prices", "records", "session"],
  operations,
});
