import { buttonVariants, Card, cn } from "@coffer/ui";
import { FormattedMessage } from "../../../platform/intl/intl.ts";

/** An underpayment, pending the merchant's approval. */
export function TillDecision() {
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-[18px] py-4">
        <div>
          <p className="font-medium">
            <FormattedMessage id="contentPictures.tooLittle" />
          </p>
          <p className="text-ink-2 text-label">
            <FormattedMessage id="contentPictures.tooLittleBody" />
          </p>
        </div>
        <span className="ml-auto flex gap-2">
          <span className={buttonVariants({ variant: "secondary", size: "sm" })}>
            <FormattedMessage id="contentPictures.refund" />
          </span>
          <span className={cn(buttonVariants({ size: "sm" }))}>
            <FormattedMessage id="contentPictures.accept" />
          </span>
        </span>
      </div>
    </Card>
  );
}
