import { Button, Notice } from "@coffer/ui";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useAccount } from "../session.ts";

export interface PinNoticeProps {
  title: ReactNode;
  /** What is proved with it here. */
  body: ReactNode;
  /** The way to it. */
  action: ReactNode;
}

/** What is proved with the fund PIN needs one; nothing while there is one. */
export function PinNotice({ title, body, action }: PinNoticeProps) {
  if (useAccount()?.hasFundPassword !== false) return null;
  return (
    <Notice
      tone="warn"
      title={title}
      action={
        <Button asChild size="sm" variant="secondary">
          <Link to="/account/password" search={{ edit: "pin" }}>
            {action}
          </Link>
        </Button>
      }
    >
      {body}
    </Notice>
  );
}
