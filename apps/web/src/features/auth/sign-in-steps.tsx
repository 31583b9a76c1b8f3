import { type ReactNode, Suspense, useRef } from "react";
import { flushSync } from "react-dom";
import { lazyPart } from "../../platform/page/lazy-part.tsx";
import { LoginForm } from "./login-form.tsx";

// Most sign-ins need only the first step.
const SecondStep = lazyPart(() => import("./second-step.tsx").then(({ SecondStep: it }) => it));

export interface SignInStepsProps {
  /** Content above the first step. */
  note?: ReactNode;
  /** The token of the second step, while it is open. */
  secondStep: string | undefined;
  onSecondStep: (token: string | undefined) => void;
  onEntered: () => unknown;
}

/** Contact and password, then the authenticator's code where one is bound. */
export function SignInSteps({ note, secondStep, onSecondStep, onEntered }: SignInStepsProps) {
  const firstStep = useRef<HTMLDivElement>(null);
  const startAgain = () => {
    flushSync(() => onSecondStep(undefined)); // A hidden element can't take the focus.
    firstStep.current?.querySelector<HTMLElement>("input[type=password]")?.focus();
  };
  return (
    <>
      {/* Stays mounted during the second step, so that its input is kept. */}
      <div ref={firstStep} hidden={secondStep !== undefined}>
        {note}
        <LoginForm onEntered={onEntered} onSecondStep={onSecondStep} />
      </div>
      {secondStep && (
        <Suspense>
          <SecondStep token={secondStep} onEntered={onEntered} onBack={startAgain} />
        </Suspense>
      )}
    </>
  );
}
