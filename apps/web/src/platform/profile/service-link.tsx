import type { ReactNode } from "react";
import { PathLink } from "../page/path-link.tsx";

/** Links to customer service with the topic selected. */
export const ServiceLink = ({ children }: { children: ReactNode }) => (
  <PathLink
    to="/contact"
    search={{ topic: "customerService" }}
    className="font-medium underline underline-offset-4 hover:text-ink"
  >
    {children}
  </PathLink>
);
