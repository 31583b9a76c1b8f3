import { useNavigate } from "@tanstack/react-router";
import { useSearchState } from "../../../platform/search-state.ts";

/** The target after a payee form: the withdrawal it was opened from with the payee selected; else the list. */
export function useFormEnd(paying: boolean, kind: "recipient" | "bank") {
  const { search, change } = useSearchState();
  const navigate = useNavigate();
  const { channel } = search as { channel?: "ach" | undefined };
  return (saved?: { id: string }) =>
    paying
      ? navigate({ to: "/assets/cash/withdraw", search: saved ? { [kind]: saved.id } : { channel } })
      : change({ add: undefined, edit: undefined, channel: undefined });
}
