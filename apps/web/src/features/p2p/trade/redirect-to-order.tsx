import { useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";

/** On to the order that was made. In an effect: what guards the page from being left has gone by then. */
export function RedirectToOrder({ id }: { id: string }) {
  const navigate = useNavigate();
  useEffect(() => void navigate({ to: "/fiat/order", search: { id }, replace: true }), [navigate, id]);
  return null;
}
