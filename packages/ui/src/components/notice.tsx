import { CircleAlertIcon, CircleCheckIcon, CircleXIcon, InfoIcon } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "../cn.ts";
import { type Tone, toneClass } from "./tone.ts";

export interface NoticeProps {
  tone?: Tone | undefined;
  title?: ReactNode;
  children?: ReactNode;
  /** Replaces the tone's icon; null renders no icon. */
  icon?: ReactNode;
  /** At the right; below the text on phones. */
  action?: ReactNode;
  /** How it is announced: `alert` at once, `status` politely, `off` for content that was there from the start. */
  live?: "alert" | "status" | "off" | undefined;
  className?: string | undefined;
}

const icons: Record<Tone, ReactNode> = {
  good: <CircleCheckIcon />,
  info: <InfoIcon />,
  warn: <CircleAlertIcon />,
  bad: <CircleXIcon />,
  neutral: <InfoIcon />,
};

export function Notice({ tone = "info", title, children, icon, action, live, className }: NoticeProps) {
  const said = live ?? (tone === "bad" ? "alert" : "status");
  const shown = icon === undefined ? icons[tone] : icon;
  return (
    <div
      role={said === "off" ? undefined : said}
      className={cn(
        "flex flex-wrap items-start gap-x-3 gap-y-2 rounded-md px-3.5 py-3 text-label",
        toneClass[tone],
        className,
      )}
    >
      <div className="flex min-w-0 flex-1 basis-64 gap-2.5">
        {shown && (
          <span aria-hidden className="flex h-[18px] shrink-0 items-center [&_svg]:size-4">
            {shown}
          </span>
        )}
        <div className="min-w-0">
          {title && <p className="font-medium">{title}</p>}
          {children}
        </div>
      </div>
      {action}
    </div>
  );
}
