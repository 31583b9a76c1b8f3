import { useMutation } from "@tanstack/react-query";
import { coffer } from "../kernel/api.ts";
import { noteLeaving, noteStaying } from "./left-elsewhere.ts";

/** The product: "calls the exit-login endpoint; on success clears … and goes to /user/login". The SDK clears, session-end.ts goes. */
export function useSignOut() {
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      noteLeaving();
      await coffer.profile.exit().catch((error: unknown) => {
        noteStaying();
        throw error;
      });
    },
  });
  return { signOut: () => mutate(), busy: isPending };
}
