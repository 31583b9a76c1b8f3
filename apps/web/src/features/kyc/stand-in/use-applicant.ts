import { useEffect, useEffectEvent, useRef, useState } from "react";
import { serverNow } from "../../../platform/time/deadline.ts";
import type { StandInProps } from "./stand-in.tsx";

export const standInSteps = ["consent", "document", "liveness", "submitted"] as const;
export type StandInStep = (typeof standInSteps)[number];

// The state that the provider's server would keep of an applicant.
const reached = new Map<string, StandInStep>();

/** The applicant's step. Fetches a token at the start, and again when a step ends after its expiry. */
export function useApplicant({ token, onEvent }: StandInProps) {
  const [step, setStep] = useState<StandInStep>();
  const applicant = useRef({ id: "", endsAt: 0 });

  const authorise = async () => {
    const { applicantId, expiresInSeconds } = await token();
    applicant.current = { id: applicantId, endsAt: serverNow() + expiresInSeconds * 1000 };
    return applicantId;
  };
  const start = useEffectEvent(() =>
    authorise().then(
      (id) => setStep(reached.get(id) ?? "consent"),
      (error: unknown) => onEvent({ type: "failed", error }),
    ),
  );
  useEffect(() => void start(), []);

  const next = async () => {
    try {
      if (serverNow() >= applicant.current.endsAt) await authorise();
    } catch (error) {
      return onEvent({ type: "failed", error });
    }
    const after = standInSteps[standInSteps.indexOf(step ?? "consent") + 1] ?? "submitted";
    const { id } = applicant.current;
    if (after === "submitted") reached.delete(id);
    else reached.set(id, after);
    setStep(after);
    onEvent({ type: after === "submitted" ? "submitted" : "stepCompleted" });
  };
  return { step, next };
}
