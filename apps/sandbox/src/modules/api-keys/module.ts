import { defineModule } from "../../core/define-module.ts";
import { apiKeyLife, apiKeys, worldOfAccessKey } from "./api-key.ts";
import { authenticateKey, isSigned } from "./authenticate.ts";
import { usedNonces } from "./nonce.ts";
import { operations } from "./operations.ts";
import { rolledKeys } from "./rolled-key.ts";
import { everyKey } from "./scenarios.ts";

export const module = defineModule({
  name: "api-keys",
  needs: ["address-book", "assets/records", "auth/session", "auth/sign-in", "auth/user", "profile", "scenarios/story"],
  operations,
  tables: [apiKeys, rolledKeys, usedNonces],
  lifeCycles: [apiKeyLife],
  scenarios: [everyKey],
  credential: {
    isIn: isSigned,
    worldOf: (headers) => worldOfAccessKey(headers["x-coffer-key"] ?? ""),
    authenticate: authenticateKey,
  },
});
