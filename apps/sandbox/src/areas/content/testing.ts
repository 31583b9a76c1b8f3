import { type AreaTesting, page } from "../../testing/scene.ts";

export const testing: AreaTesting = {
  inputs: {
    getAnnouncementList: { Keyword: "tag", ClientType: 0, ...page },
    getCommonSettingList: { Keyword: "Links", ClientType: 0 },
  },
};
