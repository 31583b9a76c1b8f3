import { WalletType, type WireInput } from "@coffer/sdk/contract";
import { MINUTE, type Scenario } from "../../core/scenario.ts";
import { DEMO_FUND_PIN } from "../auth/user/exports.ts";
import { type Person, persona } from "../scenarios/story/exports.ts";

export const transfersUnderWay: Scenario = {
  name: "transfers",
  topic: "waiting",
  title: { en: "Transfers under way", "zh-CN": "转账进行中" },
  about: {
    en: "Mei's transfers show every step: arrived, rejected, in audit, waiting for a reviewer, just made.",
    "zh-CN": "Mei 的转账涵盖每一步：已到账、已拒绝、审核中、等待人工审核、刚提交。",
  },
  begins: 10 * MINUTE,
  apply: (stage) => {
    const { world, now } = stage;
    const mei = persona(stage, "mei");
    send(mei, { coin: "USDT", amount: "350", toUid: "80413", remark: "Rent, November" });
    const { id } = send(mei, { coin: "USDT", amount: "75", toUid: "80431" });
    world.clock.advance(MINUTE);
    stage.act("reviewer", "decide", {
      queue: "transfer",
      id,
      decision: "reject",
      reason: "The recipient asked for it back.",
    });
    world.clock.advanceTo(now - 3 * MINUTE);
    send(mei, { coin: "BTC", amount: "0.8", toWallet: WalletType.earn });
    send(mei, { coin: "ETH", amount: "0.2", toUid: "80442" });
    world.clock.advanceTo(now - MINUTE / 2);
    send(mei, { coin: "USDT", amount: "20", toEmailAddress: "vera.ode@coffer.example" });
  },
};

const send = (who: Person, input: Omit<WireInput<"transfer">, "fromWallet">) =>
  who.call("transfer", {
    fromWallet: WalletType.main,
    ...input,
    verification: { fundPassword: DEMO_FUND_PIN, fundPasswordKeyId: "", googleCode: who.googleCode() },
  });
