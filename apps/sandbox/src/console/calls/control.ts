import {
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import {
  type ControlCalls,
  type ControlClient,
  type ControlError,
  type ControlInput,
  type ControlOutput,
  type ControlPath,
  createControl,
  type LatestReply,
} from "../../client/control-client.ts";
import { usePlace } from "../places.tsx";
import { useLocale } from "../words/use-words.ts";

const latest = new Map<string, LatestReply>();

/** Calls the current world by default. Unchanged replies aren't sent again. */
export function useClient(): ControlClient {
  const { world } = usePlace();
  return createControl({ world, language: useLocale(), latest });
}

type Read = ControlPath<"GET">;
type Asked<Name extends Read> = { every?: number | false; query?: ControlInput<"GET", Name> };

/** Polls the current world: changes by tests or the web app appear automatically. */
export function useControl<Name extends Read>(
  name: Name,
  { every = 3000, query }: Asked<Name> = {},
): UseQueryResult<ControlOutput<"GET", Name>, ControlError> {
  const { world } = usePlace();
  const control = useClient();
  return useQuery<ControlOutput<"GET", Name>, ControlError>({
    queryKey: [world, name, query],
    queryFn: ({ signal }) => control("GET", name, query as never, { signal }),
    refetchInterval: every,
  });
}

export type Act<Name extends keyof ControlCalls> = UseMutationResult<
  ControlCalls[Name]["output"],
  ControlError,
  Sent<Name>
>;
type Sent<Name extends keyof ControlCalls> = (unknown extends ControlCalls[Name]["input"]
  ? object
  : ControlCalls[Name]["input"]) & { inWorld?: string };

/** Changes the current or another world, then refetches everything shown. */
export function useAct<Name extends keyof ControlCalls>(name: Name): Act<Name> {
  const control = useClient();
  const queryClient = useQueryClient();
  return useMutation<ControlCalls[Name]["output"], ControlError, Sent<Name>>({
    mutationFn: ({ inWorld, ...input }) => {
      const [method = "POST", path = ""] = name.split(" ");
      return control(
        method as "POST",
        path as "reset",
        input,
        inWorld === undefined ? {} : { world: inWorld },
      ) as never;
    },
    onSettled: () => queryClient.invalidateQueries(),
  });
}
