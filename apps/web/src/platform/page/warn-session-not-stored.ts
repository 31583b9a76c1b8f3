import { currentIntl, learn } from "../intl/locale-state.ts";
import { notify } from "../notices.ts";

/** Says that the session lives in this page alone, for the browser lets it keep nothing. */
export async function warnSessionNotStored(): Promise<void> {
  await learn(["signedIn"]);
  const text = currentIntl();
  notify({
    tone: "info",
    words: text.formatMessage({ id: "page.unkept" }),
    details: text.formatMessage({ id: "page.unkeptBody" }),
  });
}
