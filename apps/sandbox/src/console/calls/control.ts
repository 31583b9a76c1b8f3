import {
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { usePlace } from "../places.tsx";
import { useLocale } from "../words/use-words.ts";
import type { Acts, Reads } from "./replies.ts";
import { type ControlError, send } from "./send.ts";

type Asked = { every?: number | false; query?: Record<string, string> };

/** Reads from the world of the place, again and again: what tests or the web app do shows by itself. */
export function useControl<Name extends keyof Reads>(
  name: Name,
  { every = 3000, query = {} }: Asked = {},
): UseQueryResult<Reads[Name], ControlError> {
  const { world } = usePlace();
  const lang = useLocale();
  const search = new URLSearchParams(query).toString();
  return useQuery<Reads[Name], ControlError>({
    queryKey: [world, name, search],
    queryFn: ({ signal }) => send<Reads[Name]>("GET", search ? `${name}?${search}` : name, { world, lang, signal }),
    refetchInterval: every,
  });
}

export type Act<Name extends keyof Acts> = UseMutationResult<
  Acts[Name][1],
  ControlError,
  Acts[Name][0] & { inWorld?: string }
>;

/** Does something in the world of the place, or in another; then everything shown is read again. */
export function useAct<Name extends keyof Acts>(name: Name): Act<Name> {
  const { world } = usePlace();
  const lang = useLocale();
  const queryClient = useQueryClient();
  return useMutation<Acts[Name][1], ControlError, Acts[Name][0] & { inWorld?: string }>({
    mutationFn: ({ inWorld = world, ...body }) => {
      const [method = "POST", path = ""] = name.split(" ");
      return send<Acts[Name][1]>(method, path, { world: inWorld, lang, body });
    },
    onSettled: () => queryClient.invalidateQueries(),
  });
}
