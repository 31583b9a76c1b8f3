import { HOUR, type Scenario } from "../../core/scenario.ts";
import { handInPassport, persona } from "../scenarios/story/exports.ts";

export const justVerified: Scenario = {
  name: "just-verified",
  topic: "people",
  title: { en: "Just verified", "zh-CN": "刚通过认证" },
  about: {
    en: "The persona fresh passed the identity review an hour ago: every screen opens, and every list in it is empty.",
    "zh-CN": "角色 fresh 一小时前通过身份审核：所有页面均可访问，但列表皆为空。",
  },
  begins: 3 * HOUR,
  apply: (stage) => {
    const { world } = stage;
    const nora = persona(stage, "fresh");
    handInPassport(nora, "Nora", "Fresh", "533380006");
    world.clock.advance(2 * HOUR);
    stage.act("reviewer", "decide", { queue: "kyc", id: nora.uid, decision: "approve" });
  },
};
