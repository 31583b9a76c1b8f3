import type { IntlShape } from "react-intl";
import { learn } from "../intl/locale-state.ts";
import { notify } from "../notices.ts";

/** Says that the session lives in this page alone, for the browser lets it keep nothing. */
export async function warnSessionNotStored(currentIntl: () => IntlShape): Promise<void> {
  await learn(["signedIn"]);
  const intl = currentIntl();
  notify({
    tone: "info",
    words: intl.formatMessage({ id: "page.unkept" }),
    details: intl.formatMessage({ id: "page.unkeptBody" }),
  });
}
