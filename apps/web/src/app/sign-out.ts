import { useMutation } from "@tanstack/react-query";
import { coffer } from "../platform/api.ts";
import { noteSignOut, withdrawSignOutNote } from "./signed-out-in-other-tab.ts";

/**
 * The product: "calls the exit-login endpoint; on success clears … and goes to /user/login". The SDK clears,
 * session-end.ts redirects.
 */
export function useSignOut() {
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      noteSignOut();
      await coffer.profile.exit().catch((error: unknown) => {
        withdrawSignOutNote();
        throw error;
      });
    },
  });
  return { signOut: () => mutate(), busy: isPending };
}
