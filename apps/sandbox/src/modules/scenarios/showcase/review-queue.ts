import { HOUR, MINUTE, type Scenario } from "../../../core/scenario.ts";
import {
  applyToBecomeOfficial,
  elsewhere,
  handInPassport,
  persona,
  registerMerchant,
  withdraw,
} from "../story/exports.ts";

const applicants = [
  { emailAddress: "hello@tidewater.example", fullName: "Tidewater Supply Limited", shortName: "Tidewater" },
  { emailAddress: "office@northgate-tea.example", fullName: "Northgate Tea Company", shortName: "Northgate Tea" },
];

export const reviewQueue: Scenario = {
  name: "review-queue",
  topic: "waiting",
  title: { en: "Full review queue", "zh-CN": "审核队列已满" },
  about: {
    en: "Large withdrawals of two customers, three identities and two merchants wait for the reviewer's decision.",
    "zh-CN": "两位客户的大额提现、三份身份资料与两家商户的申请等待审核。",
  },
  begins: 2 * HOUR,
  apply: (stage) => {
    const { world } = stage;
    handInPassport(persona(stage, "fresh"), "Nora", "Fresh", "533380006");
    world.clock.advance(20 * MINUTE);
    handInPassport(persona(stage, "rejected"), "Rosa", "Marin", "XDB410221");
    for (const applicant of applicants) {
      applyToBecomeOfficial(registerMerchant(stage, applicant), applicant);
      world.clock.advance(15 * MINUTE);
    }
    withdraw(persona(stage, "enterprise"), elsewhere.BTC, "2.5");
    withdraw(persona(stage, "enterprise"), elsewhere.ERC20, "90000");
    withdraw(persona(stage, "mei"), elsewhere.BTC, "0.8");
  },
};
