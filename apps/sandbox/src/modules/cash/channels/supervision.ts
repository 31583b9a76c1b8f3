import type { Locale, Text } from "@coffer/errors";
import type { Result } from "@coffer/sdk/contract";

type Institution = {
  currency: string;
  institutionName: string;
  country: string;
  regulator: string;
  licenceNumber: string;
  safeguarding: boolean;
  notice: Text;
};

const safeguarded: Text = {
  en: "Your money is safeguarded and kept apart from the institution's own. It isn't covered by a deposit guarantee scheme.",
  "zh-CN": "您的资金与机构自有资金分开存放并受保障，不属于存款保险计划的承保范围。",
};
const atBank: Text = {
  en: "Your money is kept with a licensed bank in an account for customers' money.",
  "zh-CN": "您的资金存放于持牌银行的客户资金账户。",
};

/** The keepers and supervisors of each currency. */
const institutions: readonly Institution[] = [
  {
    ...{ currency: "USD", institutionName: "Hudson Clearing Bank", country: "US" },
    ...{ regulator: "Bureau of Payment Supervision", licenceNumber: "NB-40217", safeguarding: false, notice: atBank },
  },
  {
    ...{ currency: "EUR", institutionName: "Rhein Clearing Bank", country: "DE" },
    ...{ regulator: "Aufsicht für Zahlungsinstitute", licenceNumber: "ZI-118904" },
    ...{ safeguarding: true, notice: safeguarded },
  },
  {
    ...{ currency: "GBP", institutionName: "Thames Clearing Bank", country: "GB" },
    ...{ regulator: "Office for Payment Institutions", licenceNumber: "PI-10428" },
    ...{ safeguarding: true, notice: safeguarded },
  },
  {
    ...{ currency: "HKD", institutionName: "Victoria Clearing Bank", country: "HK" },
    ...{ regulator: "Stored Value Supervision Office", licenceNumber: "SV-0071" },
    ...{ safeguarding: true, notice: safeguarded },
  },
  {
    ...{ currency: "CNY", institutionName: "Huangpu Clearing Bank", country: "CN" },
    ...{ regulator: "Payment Business Administration", licenceNumber: "Z2026031", safeguarding: false, notice: atBank },
  },
];

export const supervision = (currency: string | undefined, language: Locale): Result<"getCashSupervision"> =>
  institutions
    .filter((each) => (currency ?? each.currency) === each.currency)
    .map((each) => ({ ...each, notice: each.notice[language] }));
