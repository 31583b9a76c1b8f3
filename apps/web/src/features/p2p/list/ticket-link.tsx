import { Navigate } from "@tanstack/react-router";
import { FailureNote } from "../../../platform/page/failure-note.tsx";
import { useAppeal } from "../appeal/use-appeal.ts";

/** A ticket's link opens its order, which shows all statements. */
export function TicketLink({ id }: { id: string }) {
  const { data, error } = useAppeal(id);
  if (data) return <Navigate to="/fiat/order" search={{ id: data.orderId }} replace />;
  return error ? (
    <div className="mb-4">
      <FailureNote error={error} />
    </div>
  ) : null;
}
