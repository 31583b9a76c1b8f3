import { Notice } from "@coffer/ui";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { When } from "../../../platform/page/when.tsx";
import type { MerchantInfo } from "../standing-query.ts";

/** A rejection's reason; the submission below can be corrected. */
export function RejectedNote({ info: { rejectReason, reviewedAt } }: { info: MerchantInfo }) {
  return (
    <Notice
      tone="bad"
      live="off"
      title={<FormattedMessage id="merchantApplication.rejectedTitle" />}
      className="mb-5 max-w-[608px]"
    >
      <p>{rejectReason ?? <FormattedMessage id="merchantApplication.noReason" />}</p>
      <p className="mt-1">
        <FormattedMessage id="merchantApplication.mend" />
        {reviewedAt && (
          <>
            {" "}
            <FormattedMessage id="merchantApplication.decidedAt" values={{ time: <When at={reviewedAt} /> }} />
          </>
        )}
      </p>
    </Notice>
  );
}
