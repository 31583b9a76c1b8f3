import { reviewQueues } from "../actors/review-queues.ts";
import { handInPassport } from "./papers.ts";
import { persona } from "./person.ts";
import { HOUR, type Scenario } from "./scenario.ts";

export const justVerified: Scenario = {
  name: "just-verified",
  title: { en: "Just verified", "zh-CN": "刚通过认证" },
  about: {
    en: "The persona fresh passed the identity review an hour ago: every screen opens, and every list in it is empty.",
    "zh-CN": "角色 fresh 一小时前通过身份审核：所有页面均可访问，但列表皆为空。",
  },
  begins: 3 * HOUR,
  apply: (world) => {
    const nora = persona(world, "fresh");
    handInPassport(nora, "Nora", "Fresh", "533380006");
    world.clock.advance(2 * HOUR);
    reviewQueues.kyc?.decide(world, nora.uid, "approve", null);
  },
};
