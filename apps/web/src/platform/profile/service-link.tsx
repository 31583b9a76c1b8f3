import type { ReactNode } from "react";
import { PathLink } from "../page/path-link.tsx";

/** To customer service, with what it is about chosen. */
export const ServiceLink = ({ children }: { children: ReactNode }) => (
  <PathLink
    to="/contact"
    search={{ topic: "customerService" }}
    className="font-medium underline underline-offset-4 hover:text-ink"
  >
    {children}
  </PathLink>
);
