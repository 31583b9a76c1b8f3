import { defineArea } from "../../area/define-area.ts";
import { apiKeyLife, apiKeys } from "./api-key.ts";
import { usedNonces } from "./nonce.ts";
import { operations } from "./operations.ts";
import { rolledKeys } from "./rolled-key.ts";
import { everyKey } from "./scenarios.ts";

export const area = defineArea({
  name: "api-keys",
  needs: ["address-book", "records", "security", "session", "sign-in", "story", "user"],
  operations,
  tables: [apiKeys, rolledKeys, usedNonces],
  lifeCycles: [apiKeyLife],
  scenarios: [everyKey],
});
