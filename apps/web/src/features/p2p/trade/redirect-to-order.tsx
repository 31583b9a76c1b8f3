import { useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";

/** Navigates to the new order. In an effect, after the leave guard is gone. */
export function RedirectToOrder({ id }: { id: string }) {
  const navigate = useNavigate();
  useEffect(() => void navigate({ to: "/fiat/order", search: { id }, replace: true }), [navigate, id]);
  return null;
}
