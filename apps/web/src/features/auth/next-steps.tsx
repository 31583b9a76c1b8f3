import { FormattedMessage } from "../../platform/intl/intl.ts";

const steps = [
  ["auth.stepOpen", "auth.stepOpenNote"],
  ["auth.stepVerify", "auth.stepVerifyNote"],
  ["auth.stepUse", "auth.stepUseNote"],
] as const;

/** The next steps after opening an account, such as the identity check. */
export function NextSteps() {
  return (
    <aside aria-labelledby="next-steps" className="lg:pt-2">
      <h2 id="next-steps" className="font-serif text-[20px] leading-7">
        <FormattedMessage id="auth.stepsTitle" />
      </h2>
      <ol className="mt-5 flex flex-col gap-5">
        {steps.map(([title, note], index) => (
          <li key={title} className="flex gap-3.5">
            <span
              aria-hidden
              className="grid size-[22px] shrink-0 place-items-center rounded-full border border-line-strong font-semibold text-head text-ink-2"
            >
              {index + 1}
            </span>
            <div>
              <h3 className="font-medium">
                <FormattedMessage id={title} />
              </h3>
              <p className="mt-0.5 text-ink-2 text-label">
                <FormattedMessage id={note} />
              </p>
            </div>
          </li>
        ))}
      </ol>
    </aside>
  );
}
