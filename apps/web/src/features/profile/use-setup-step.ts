import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { loadAccount } from "../../platform/session.ts";
import { afterStep, type SetupStep } from "./setup-page.tsx";

/** What a step does once it is through: the account is read again, and the next step opened. */
export function useSetupStep(step: SetupStep) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return async () => navigate({ to: afterStep(step, await loadAccount(queryClient)) });
}
