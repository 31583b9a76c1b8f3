import { createQueryApi } from "@coffer/sdk/react-query";
import { content, later } from "./client.ts";

/** What pages to read ask for: as they were built they stand without the client. Their keys are those of `api`. */
export const readApi = createQueryApi({
  content: later(
    content,
    "getAnnouncementDetail",
    "getAnnouncementList",
    "getHelpCenterCategoryList",
    "getHelpCenterDetail",
    "getHelpCenterList",
    "getNewsById",
    "getNewsPageList",
    "getNewsResource",
    "getVersioning",
  ),
});
