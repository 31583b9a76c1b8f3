import { Avatar, LogoMark } from "@coffer/ui";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { Stage } from "../pieces/stage.tsx";
import { FlowSteps } from "./flow-steps.tsx";
import { WithdrawalReview } from "./withdrawal-review.tsx";
import { WithdrawalSummary } from "./withdrawal-summary.tsx";

/** A withdrawal to an address forged to resemble a saved one. */
export function Withdrawal() {
  return (
    <Stage
      tone="sunken"
      label="contentPictures.withdrawalLabel"
      className="overflow-clip px-3 pt-5 sm:px-8 sm:pt-[38px] lg:px-[72px]"
    >
      <div className="overflow-clip rounded-t-lg border border-line border-b-0 bg-paper shadow-soft">
        <p className="flex items-center gap-5 border-line border-b px-4 py-3 text-label sm:px-[22px]">
          <span className="flex items-center gap-2.5 font-semibold text-body">
            <LogoMark />
            Coffer
          </span>
          <span className="font-medium max-sm:hidden">
            <FormattedMessage id="contentPictures.assets" />
          </span>
          <span className="text-ink-2 max-sm:hidden">
            <FormattedMessage id="contentPictures.convert" />
          </span>
          <span className="text-ink-2 max-sm:hidden">
            <FormattedMessage id="contentPictures.orders" />
          </span>
          <span className="ml-auto flex items-center gap-2">
            <Avatar name="Mei Lin" />
            Mei Lin
          </span>
        </p>
        <div className="px-4 pt-6 sm:px-8">
          <p className="font-serif text-title">
            <FormattedMessage id="contentPictures.withdraw" />
          </p>
          <FlowSteps />
          <div className="mt-6 grid items-start gap-5 pb-8 lg:grid-cols-[minmax(0,1fr)_340px]">
            <WithdrawalReview />
            <WithdrawalSummary />
          </div>
        </div>
      </div>
    </Stage>
  );
}
