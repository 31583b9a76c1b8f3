import { type ModuleTesting, page } from "../../../testing/scene.ts";

export const testing: ModuleTesting = {
  inputs: {
    getHelpCenterCategoryList: { languageCode: "en" },
    getHelpCenterList: {
      ...page,
      Keyword: "withdraw",
      CategoryId: "hc_security",
      Sorting: "title asc",
      languageCode: "en",
    },
    getHelpCenterDetail: { id: "hp_withdraw", languageCode: "en" },
    getNewsPageList: { ...page, Category: "product", Keyword: "pounds", languageCode: "en", Sorting: "time desc" },
    getNewsById: { id: "nw_pounds", languageCode: "en" },
    getNewsResource: { languageCode: "en" },
    getRotationList: { type: 0, languageCode: "en" },
    getVersioning: { platform: "ios" },
    addContactUs: {
      topic: "cooperation",
      name: "Owen Hart",
      companyName: "Harbour & Pine",
      emailAddress: "owen@harbour-pine.example",
      countryCode: "+44",
      phoneNumber: "7700900123",
      message: "We would like to take payments in USDC.",
      agreePrivacy: true,
    },
    addUserActionLog: { action: "download.open", page: "/download", detail: "header", time: "2026-01-01T00:00:00Z" },
  },
};
