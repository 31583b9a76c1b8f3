import { Card, CardBody, CardHeader, CardTitle, StatusChip, type Tone } from "@coffer/ui";
import { type ReactNode, useEffect, useRef } from "react";
import { OfficialSteps } from "../official-steps.tsx";

export interface StatusCardProps {
  title: ReactNode;
  chip: ReactNode;
  tone: Tone;
  /** The application's current step. */
  step: number;
  children: ReactNode;
}

/** A submitted application with its status. */
export function StatusCard({ title, chip, tone, step, children }: StatusCardProps) {
  const card = useRef<HTMLDivElement>(null);
  // The pressed control disappears, so the result gets the focus.
  useEffect(() => {
    if (document.activeElement === document.body) card.current?.focus();
  }, []);
  return (
    <div ref={card} tabIndex={-1} className="max-w-[608px] rounded-lg">
      <Card>
        <CardHeader className="sm:px-6">
          <CardTitle>{title}</CardTitle>
          <StatusChip tone={tone}>{chip}</StatusChip>
        </CardHeader>
        <CardBody className="flex flex-col gap-5 pt-3 sm:pt-3">
          <OfficialSteps current={step} />
          {children}
        </CardBody>
      </Card>
    </div>
  );
}
