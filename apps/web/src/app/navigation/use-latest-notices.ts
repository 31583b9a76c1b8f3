import { useQuery } from "@tanstack/react-query";
import { frameApi } from "../../platform/client.ts";

/** The product: "a notice bell listing the 5 latest announcements". */
const latest = { ClientType: 0, SkipCount: 0, MaxResultCount: 5 } as const;

/** Queries the latest announcements for the bell and its panel. */
export const useLatestNotices = () =>
  useQuery({
    ...frameApi.content.getAnnouncementList.queryOptions(latest),
    staleTime: 60_000,
    meta: { shows: "nothing" },
  });
