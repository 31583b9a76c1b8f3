import { Notice } from "@coffer/ui";
import { When } from "../../../kernel/page/when.tsx";
import { Text } from "../../../lib/text.tsx";
import type { MerchantInfo } from "../standing-query.ts";

/** Why a reviewer said no; below, what was handed in waits to be mended. */
export function RejectedNote({ info: { rejectReason, reviewedAt } }: { info: MerchantInfo }) {
  return (
    <Notice tone="bad" live="off" title={<Text id="merchantStarted.rejectedTitle" />} className="mb-5 max-w-[608px]">
      <p>{rejectReason ?? <Text id="merchantStarted.noReason" />}</p>
      <p className="mt-1">
        <Text id="merchantStarted.mend" />
        {reviewedAt && (
          <>
            {" "}
            <Text id="merchantStarted.decidedAt" values={{ time: <When at={reviewedAt} /> }} />
          </>
        )}
      </p>
    </Notice>
  );
}
