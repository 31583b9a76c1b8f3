import { elsewhere, withdraw } from "./money.ts";
import { applyToBecomeOfficial, handInPassport, registerMerchant } from "./papers.ts";
import { persona } from "./person.ts";
import { HOUR, MINUTE, type Scenario } from "./scenario.ts";

const applicants = [
  { emailAddress: "hello@tidewater.example", fullName: "Tidewater Supply Limited", shortName: "Tidewater" },
  { emailAddress: "office@northgate-tea.example", fullName: "Northgate Tea Company", shortName: "Northgate Tea" },
];

export const reviewQueue: Scenario = {
  name: "review-queue",
  title: { en: "Full review queue", "zh-CN": "审核队列已满" },
  about: {
    en: "Large withdrawals of two customers, three identities and two merchants wait for the reviewer's decision.",
    "zh-CN": "两位客户的大额提现、三份身份资料与两家商户的申请等待审核。",
  },
  begins: 2 * HOUR,
  apply: (world) => {
    handInPassport(persona(world, "fresh"), "Nora", "Fresh", "533380006");
    world.clock.advance(20 * MINUTE);
    handInPassport(persona(world, "rejected"), "Rosa", "Marin", "XDB410221");
    for (const applicant of applicants) {
      applyToBecomeOfficial(registerMerchant(world, applicant), applicant);
      world.clock.advance(15 * MINUTE);
    }
    withdraw(world, persona(world, "enterprise"), elsewhere.BTC, "2.5");
    withdraw(world, persona(world, "enterprise"), elsewhere.ERC20, "90000");
    withdraw(world, persona(world, "mei"), elsewhere.BTC, "0.8");
  },
};
