import { Notice } from "@coffer/ui";
import { Text } from "../../../platform/intl/text.tsx";
import { When } from "../../../platform/page/when.tsx";
import type { MerchantInfo } from "../standing-query.ts";

/** Why a reviewer said no; below, what was handed in waits to be mended. */
export function RejectedNote({ info: { rejectReason, reviewedAt } }: { info: MerchantInfo }) {
  return (
    <Notice
      tone="bad"
      live="off"
      title={<Text id="merchantApplication.rejectedTitle" />}
      className="mb-5 max-w-[608px]"
    >
      <p>{rejectReason ?? <Text id="merchantApplication.noReason" />}</p>
      <p className="mt-1">
        <Text id="merchantApplication.mend" />
        {reviewedAt && (
          <>
            {" "}
            <Text id="merchantApplication.decidedAt" values={{ time: <When at={reviewedAt} /> }} />
          </>
        )}
      </p>
    </Notice>
  );
}
