import type { Locale } from "@coffer/errors";
import type { SettingType } from "./content.ts";

const say = (language: Locale, en: string, zh: string) => (language === "en" ? en : zh);

/** "Contract reading countdown"; the length is ours. */
const CONTRACT_READING_SECONDS = 15;

/** Ours: a program may sign up without an answer to the questionnaire; answers that are sent are judged. */
export const ANSWERS_REQUIRED: boolean = false;

/** The settings of the shell; see `getCommonSettingList` for the shapes. */
export const shellSettings: Readonly<Record<SettingType, (language: Locale) => unknown>> = {
  // No logos: the sandbox has no image host, and a page must not call a missing one. Names are shown instead.
  socialLinks: () => [
    { Id: "X", Url: "https://x.example/coffer", Logo: "" },
    { Id: "LinkedIn", Url: "https://linkedin.example/coffer", Logo: "" },
    { Id: "Telegram", Url: "https://telegram.example/coffer", Logo: "" },
  ],
  footerColumns: (language) => [
    {
      Title: say(language, "Products", "产品"),
      Links: [
        { Text: say(language, "All products", "全部产品"), Url: "/products" },
        { Text: say(language, "Individuals", "个人服务"), Url: "/individuals" },
        { Text: say(language, "Brokerage", "经纪业务"), Url: "/brokerage" },
        { Text: say(language, "Private deployment", "私有部署"), Url: "/deploy" },
        { Text: "SaaS", Url: "/saas" },
        { Text: say(language, "Earn", "理财"), Url: "/earn" },
      ],
    },
    {
      Title: say(language, "Company", "公司"),
      Links: [
        { Text: say(language, "About", "关于我们"), Url: "/about" },
        { Text: say(language, "News", "新闻"), Url: "/news" },
        { Text: say(language, "Contact", "联系我们"), Url: "/contact" },
      ],
    },
    {
      Title: say(language, "Support", "支持"),
      Links: [
        { Text: say(language, "Help centre", "帮助中心"), Url: "/help" },
        { Text: say(language, "Announcements", "公告"), Url: "/notice/list" },
        { Text: say(language, "App download", "应用下载"), Url: "/download" },
      ],
    },
  ],
  contacts: () => ({
    Cooperation: [{ Label: "partners@coffer.example", Url: "mailto:partners@coffer.example" }],
    CustomerService: [{ Label: "help@coffer.example", Url: "mailto:help@coffer.example" }],
  }),
  disclaimer: (language) => ({
    Text: say(
      language,
      "Digital assets can lose all of their value. Coffer gives no investment advice.",
      "数字资产可能损失全部价值。Coffer 不提供投资建议。",
    ),
    HelpId: "hp_2R7D9S",
  }),
  eligibility: (language) => ({
    Required: ANSWERS_REQUIRED,
    Questions: [
      { Id: "age", Text: say(language, "I am 18 or older.", "我已年满 18 周岁。") },
      { Id: "convictions", Text: say(language, "I have no criminal convictions.", "我没有犯罪记录。") },
      { Id: "bankruptcy", Text: say(language, "I am not bankrupt.", "我没有处于破产状态。") },
      { Id: "authority", Text: say(language, "I may act for the account holder.", "我有权代表账户持有人行事。") },
      { Id: "professional", Text: say(language, "I qualify as a professional client.", "我符合专业客户资格。") },
    ],
    Notice: say(
      language,
      "Coffer can’t open an account for you: all five statements must hold.",
      "很抱歉，您暂不符合开户条件：以上五项须全部满足。",
    ),
  }),
  protocols: (language) => ({
    Terms: { Title: say(language, "Terms of service", "服务条款"), HelpId: "hp_7K1M4T", ReadingSeconds: 0 },
    Privacy: { Title: say(language, "Privacy policy", "隐私政策"), HelpId: "hp_9C3V8N", ReadingSeconds: 0 },
    MerchantContract: {
      Title: say(language, "Merchant contract", "商户协议"),
      HelpId: "hp_5H2X6P",
      ReadingSeconds: CONTRACT_READING_SECONDS,
    },
  }),
  downloads: () => ({
    Ios: { Url: "https://content.coffer.example/app/ios" },
    Android: { Url: "https://content.coffer.example/app/android" },
    Qr: { Url: "https://content.coffer.example/app" },
  }),
};
