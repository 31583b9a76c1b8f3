import { ApiKeyAddressScope, ApiKeyPermission } from "@coffer/sdk/contract";
import { DAY, HOUR, MINUTE, type Scenario } from "../../core/scenario.ts";
import { DEMO_FUND_PIN } from "../auth/user/exports.ts";
import { elsewhere, persona } from "../scenarios/story/exports.ts";

const { readOnly, withdraw, trade } = ApiKeyPermission;

export const everyKey: Scenario = {
  name: "api-keys",
  topic: "people",
  title: { en: "API keys of every kind", "zh-CN": "各类 API 密钥" },
  about: {
    en: "Mei has four keys: one has ended, one trades and ends soon, one reads and was just rolled, one withdraws to a saved address from two places.",
    "zh-CN":
      "Mei 有四个密钥：一个已到期，一个可交易且即将到期，一个只读且刚刚更换，一个可从两处 IP 提现到已保存的地址。",
  },
  begins: 100 * DAY,
  apply: (stage) => {
    const { clock } = stage.world;
    const mei = persona(stage, "mei");
    // Each takes a code of the authenticator that is new.
    const proof = () => {
      clock.advance(MINUTE);
      return { fundPassword: DEMO_FUND_PIN, googleCode: mei.googleCode() };
    };
    const make = (remark: string, permissions: readonly ApiKeyPermission[], fields: object = {}) =>
      mei.call("createApiKey", { remark, permissions: [...permissions], ...fields, verification: proof() });
    make("Old report", [readOnly]);
    clock.advance(20 * DAY);
    make("Hedging desk", [trade]);
    clock.advance(50 * DAY);
    const verification = { googleCode: proof().googleCode };
    const saved = mei.call("createUserCoinAddress", { ...elsewhere.TRC20, label: "Vault", verification });
    const to = { addressScope: ApiKeyAddressScope.custom, addressIds: [saved.id] };
    make("Treasury bot", [readOnly, withdraw], { ...to, boundIps: "203.0.113.14, 198.51.100.0/28" });
    const { id } = make("Portfolio reader", [readOnly]);
    clock.advance(29 * DAY);
    mei.call("rollApiKey", { id, graceHours: 48, verification: proof() });
    clock.advance(HOUR);
  },
};
