import { type Scenario, SECOND } from "../../../core/scenario.ts";
import {
  applyToBecomeOfficial,
  ask,
  elsewhere,
  handInPassport,
  persona,
  receive,
  registerMerchant,
  withdraw,
} from "../story/exports.ts";

const lamps = { emailAddress: "desk@lantern.example", fullName: "Lantern Hill Limited", shortName: "Lantern Hill" };

export const everythingPending: Scenario = {
  name: "everything-pending",
  topic: "waiting",
  title: { en: "Everything pending", "zh-CN": "全部待处理" },
  about: {
    en: "Mei's deposits count blocks, her withdrawals wait for her, for a reviewer and for the chain; identities and a merchant wait too.",
    "zh-CN": "Mei 的充值正在确认，提现分别等待本人验证、人工审核与链上发送；另有身份与商户申请待审。",
  },
  begins: 92 * SECOND,
  apply: (stage) => {
    const mei = persona(stage, "mei");
    handInPassport(persona(stage, "fresh"), "Nora", "Fresh", "533380006");
    handInPassport(persona(stage, "rejected"), "Rosa", "Marin", "XDB410221");
    applyToBecomeOfficial(registerMerchant(stage, lamps), lamps);
    ask(mei, elsewhere.TRC20, "250");
    withdraw(mei, elsewhere.BTC, "0.8");
    // The first of these is picked up and not yet sent, the second just accepted.
    withdraw(mei, elsewhere.TRC20, "1200");
    withdraw(mei, elsewhere.ETH, "0.4");
    receive(mei, "BTC", "BTC", "0.05");
    receive(mei, "USDT", "TRC20", "640");
    receive(mei, "ETH", "ETH", "1.25");
  },
};
