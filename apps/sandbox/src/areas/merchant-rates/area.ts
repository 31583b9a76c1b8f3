import { defineArea } from "../../area/define-area.ts";
import { channels } from "./channel.ts";
import { operations } from "./operations.ts";
import { rateSettings } from "./rate-setting.ts";
import { seedChannels } from "./seed.ts";

export const area = defineArea({
  name: "merchant-rates",
  needs: ["coins", "exchange", "merchant", "merchant-staff", "prices", "session", "withdrawal"],
  operations,
  tables: [channels, rateSettings],
  seed: seedChannels,
});
