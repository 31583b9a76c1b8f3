import { useNavigate, useRouterState } from "@tanstack/react-router";
import { useEffect } from "react";
import { useAccount } from "../kernel/session.ts";
import { kycPath } from "./kyc-guard.ts";

/** The start's half of the rule: the account arrives after the page does. The route's guard does every later change. */
export function useKycRedirect(): void {
  const account = useAccount();
  const navigate = useNavigate();
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  const to = kycPath(account, pathname);
  useEffect(() => {
    if (to) void navigate({ to, replace: true });
  }, [to, navigate]);
}
