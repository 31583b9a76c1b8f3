import { cn } from "@coffer/ui";
import { FormattedMessage, type PlainMessageId } from "../../../platform/intl/intl.ts";

const steps: readonly PlainMessageId[] = [
  "contentPictures.stepDetails",
  "contentPictures.stepReview",
  "contentPictures.stepVerify",
  "contentPictures.stepDone",
];
const now = 1;

/** The steps of a flow, at the second. Phones name only that one. */
export function FlowSteps() {
  return (
    <p className="mt-5 flex items-center gap-4 text-label">
      {steps.map((id, index) => (
        <span key={id} className={cn("flex items-center gap-4", index > 0 && "flex-1")}>
          {index > 0 && <span className="h-px flex-1 bg-line-strong" />}
          <span className={cn("flex items-center gap-2", index === now ? "font-medium" : "text-ink-2")}>
            <span
              className={cn(
                "grid size-[22px] place-items-center rounded-full border text-head",
                index < now && "border-vault bg-vault text-on-vault",
                index === now && "border-vault text-vault",
                index > now && "border-line-strong",
              )}
            >
              {index < now ? "✓" : index + 1}
            </span>
            <span className={cn(index !== now && "max-sm:hidden")}>
              <FormattedMessage id={id} />
            </span>
          </span>
        </span>
      ))}
    </p>
  );
}
