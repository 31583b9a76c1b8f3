import { Button, Progress } from "@coffer/ui";
import { ScanFaceIcon } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { FormattedMessage } from "../../../platform/intl/intl.ts";

const poses = ["kycStandIn.faceStraight", "kycStandIn.faceLeft", "kycStandIn.faceRight"] as const;
const poseMs = 1200;

/** Simulates the face check: three poses without a camera. */
export function FaceCheck({ onDone }: { onDone: () => void }) {
  const intl = useIntl();
  const [pose, setPose] = useState<number>();
  const lead = useRef<HTMLParagraphElement>(null);
  const end = useEffectEvent(onDone);
  useEffect(() => lead.current?.focus(), []);
  useEffect(() => {
    if (pose === undefined) return;
    const timer = setTimeout(() => (pose + 1 < poses.length ? setPose(pose + 1) : end()), poseMs);
    return () => clearTimeout(timer);
  }, [pose]);
  const said = pose === undefined ? undefined : poses[pose];
  return (
    <div className="flex flex-col gap-5">
      <p ref={lead} tabIndex={-1} className="rounded-sm text-ink-2">
        <FormattedMessage id="kycStandIn.faceNote" />
      </p>
      <div className="mx-auto flex w-full max-w-[240px] flex-col items-center gap-4">
        <span
          aria-hidden
          className="grid size-36 place-items-center rounded-full border-2 border-line-strong border-dashed bg-sunken text-vault"
        >
          <ScanFaceIcon className="size-14" strokeWidth={1} />
        </span>
        <p role="status" className="min-h-5 font-medium">
          {said && <FormattedMessage id={said} />}
        </p>
        <Progress
          value={(pose ?? -1) + 1}
          max={poses.length}
          label={intl.formatMessage({ id: "kycStandIn.faceProgress" })}
        />
      </div>
      <Button size="lg" className="self-start" disabled={pose !== undefined} onClick={() => setPose(0)}>
        <FormattedMessage id="kycStandIn.faceStart" />
      </Button>
    </div>
  );
}
