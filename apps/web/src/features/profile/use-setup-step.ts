import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { loadAccount } from "../../platform/session.ts";
import { afterStep, type SetupStep } from "./setup-page.tsx";

/** Called after a step: refetches the account, and opens the next step. */
export function useSetupStep(step: SetupStep) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return async () => navigate({ to: afterStep(step, await loadAccount(queryClient)) });
}
