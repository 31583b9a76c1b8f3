import { createClient } from "@coffer/sdk";
import { createQueryApi } from "@coffer/sdk/react-query";
import { useInfiniteQuery, useMutation, useQuery } from "@tanstack/react-query";

const api = createQueryApi(createClient());
export function useEverything() {
  const { data } = useQuery(api.assets.getAssets.queryOptions({}));
  const pages = useInfiniteQuery(api.content.getAnnouncementList.infiniteQueryOptions({ MaxResultCount: 2 }));
  const { mutate } = useMutation(api.profile.setPricingCurrency.mutationOptions());
  const titles: string[] | undefined = pages.data?.pages.flatMap(({ items }) => items.map(({ title }) => title));
  return { first: data?.items[0]?.available, titles, mutate };
}
