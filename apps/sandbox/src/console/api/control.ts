import {
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { usePlace } from "../place.ts";
import type { Acts, Reads } from "./replies.ts";
import { type ControlError, send } from "./send.ts";

/** Reads from the world of the address, again and again: what tests or the web app do shows by itself. */
export function useControl<Name extends keyof Reads>(
  name: Name,
  every = 3000,
): UseQueryResult<Reads[Name], ControlError> {
  const { world } = usePlace();
  return useQuery<Reads[Name], ControlError>({
    queryKey: [world, name],
    queryFn: ({ signal }) => send<Reads[Name]>("GET", name, { world, signal }),
    refetchInterval: every,
  });
}

export type Act<Name extends keyof Acts> = UseMutationResult<
  Acts[Name][1],
  ControlError,
  Acts[Name][0] & { inWorld?: string }
>;

/** Does something in the world of the address, or in another; then everything shown is read again. */
export function useAct<Name extends keyof Acts>(name: Name): Act<Name> {
  const { world } = usePlace();
  const queryClient = useQueryClient();
  return useMutation<Acts[Name][1], ControlError, Acts[Name][0] & { inWorld?: string }>({
    mutationFn: ({ inWorld = world, ...body }) => {
      const [method = "POST", path = ""] = name.split(" ");
      return send<Acts[Name][1]>(method, path, { world: inWorld, body });
    },
    onSettled: () => queryClient.invalidateQueries(),
  });
}
