import type { WireInput } from "@coffer/sdk/contract";
import { MINUTE, type Scenario } from "../../../core/scenario.ts";
import { persona } from "../../scenarios/story/exports.ts";

const dan: WireInput<"createCashCustomer"> = {
  data: {
    ...{ addressLine: "410 Barton Lane", city: "Austin", postalCode: "TX 78704", country: "US" },
    ...{ phoneNumber: "+15125550142", emailAddress: "dealer@coffer.example", occupation: "Dealer" },
    ...{ sourceOfFunds: "business", expectedMonthlyVolume: "above250000" },
  },
  agreed: true,
};

export const accountPending: Scenario = {
  name: "cash-account-pending",
  topic: "waiting",
  title: { en: "A fiat account being created", "zh-CN": "法币账户创建中" },
  about: {
    en: "Dan (persona acceptor) has just asked for a fiat account; the institution takes up to a working day.",
    "zh-CN": "Dan（角色 acceptor）刚申请开通法币账户，机构最长需一个工作日处理。",
  },
  begins: MINUTE,
  apply: (stage) => {
    stage.act("institution", "answer", { answer: "slow" });
    persona(stage, "acceptor").call("createCashCustomer", dan);
  },
};

export const accountToReconfirm: Scenario = {
  name: "cash-account-reconfirm",
  topic: "waiting",
  title: { en: "A fiat account to be confirmed again", "zh-CN": "法币账户需重新确认" },
  about: {
    en: "The institution asks Mei to confirm her address again: her money stays, and no order is taken.",
    "zh-CN": "机构要求 Mei 重新确认地址：资金仍在，但暂不受理订单。",
  },
  apply: (stage) => {
    stage.act("institution", "ask", {
      name: "mei",
      reason: "Your address has changed at the postal register. Please confirm it.",
    });
  },
};
