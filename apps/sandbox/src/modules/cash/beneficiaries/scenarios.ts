import { HOUR, MINUTE, type Scenario } from "../../../core/scenario.ts";
import { type Person, persona } from "../../scenarios/story/exports.ts";

const list = (who: Person, iban: string, remark: string) =>
  who.call("createPayWhitelist", {
    ...{ iban, accountHolderName: who.user().name ?? "", bankCountry: iban.slice(0, 2), remark },
    verification: {},
  });

export const whitelistPending: Scenario = {
  name: "cash-whitelist",
  topic: "waiting",
  title: { en: "An IBAN whitelist under review", "zh-CN": "IBAN 白名单审核中" },
  about: {
    en: "Vera's whitelist holds an IBAN that is approved, one that was rejected and one that is being looked at.",
    "zh-CN": "Vera 的白名单包含已通过、未通过与审核中的 IBAN。",
  },
  begins: HOUR,
  apply: (stage) => {
    const vera = persona(stage, "verified");
    const { id } = list(vera, "DE89370400440532013000", "Old account in Cologne");
    stage.world.clock.advance(20 * MINUTE);
    stage.act("reviewer", "decide", {
      ...{ queue: "payWhitelist", id, decision: "reject" },
      reason: "The account's holder is somebody else.",
    });
    stage.world.clock.advance(30 * MINUTE);
    list(vera, "ES9121000418450200051332", "Holiday account");
  },
};
