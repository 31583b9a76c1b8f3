import { done, type ModuleTesting, page } from "../../../testing/scene.ts";

export const testing: ModuleTesting = {
  inputs: {
    getAnnouncementList: { Keyword: "tag", ClientType: 0, ...page },
    getAnnouncementDetail: { id: "ann_1", languageCode: "en" },
    getCommonSettingList: { Keyword: "Links", ClientType: 0 },
  },
  successes: {
    getAnnouncementDetail: (scene) => {
      const api = scene.as("mei");
      return { api, input: { id: done(api, "getAnnouncementList", {}).items[0]?.id } };
    },
  },
};
