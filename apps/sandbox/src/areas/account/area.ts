import { defineArea } from "../../area/define-area.ts";
import { operations } from "./operations.ts";
import { grants } from "./reset-password.ts";
import { freshUser } from "./scenarios.ts";

export const area = defineArea({
  name: "account",
  needs: ["codes", "content", "fiat-currencies", "merchant", "security", "session", "story", "user"],
  operations,
  tables: [grants],
  scenarios: [freshUser],
});
