import type { IntlShape } from "react-intl";
import { learn } from "../intl/locale-state.ts";
import { notify } from "../notices.ts";

/** Warns that the session exists only in this page, because the browser blocks storage. */
export async function warnSessionNotStored(currentIntl: () => IntlShape): Promise<void> {
  await learn(["signedIn"]);
  const intl = currentIntl();
  notify({
    tone: "info",
    words: intl.formatMessage({ id: "page.unkept" }),
    details: intl.formatMessage({ id: "page.unkeptBody" }),
  });
}
