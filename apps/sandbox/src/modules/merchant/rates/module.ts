import { defineModule } from "../../../core/define-module.ts";
import { channels } from "./channel.ts";
import { operations } from "./operations.ts";
import { rateSettings } from "./rate-setting.ts";
import { seedChannels } from "./seed.ts";

export const module = defineModule({
  name: "merchant/rates",
  needs: [
    "assets/coins",
    "assets/prices",
    "auth/session",
    "convert/pairs",
    "merchant/profile",
    "merchant/staff",
    "withdrawals",
  ],
  operations,
  tables: [channels, rateSettings],
  seed: seedChannels,
});
