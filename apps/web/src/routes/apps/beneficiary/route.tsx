import { createFileRoute, Outlet } from "@tanstack/react-router";
import { loadAccount, requireSession } from "../../../platform/session.ts";

// The product: "Footer hidden … on paths containing apps".
export const Route = createFileRoute("/apps/beneficiary")({
  staticData: { footer: "none", texts: ["signedIn", "cash"] },
  beforeLoad: requireSession,
  loader: ({ context: { queryClient } }) => loadAccount(queryClient), // what proves it stands in the form from the start
  component: AppPages,
});

function AppPages() {
  return (
    <div className="mx-auto w-full max-w-[1000px] px-4 py-7 sm:px-8">
      <Outlet />
    </div>
  );
}
