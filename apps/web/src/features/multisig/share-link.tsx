import { useIntl } from "react-intl";
import { Copy } from "../../platform/page/address.tsx";

/** The link that opens the proposal for its bearer. */
export const linkOf = (code: string): string =>
  new URL(`/assets/multisig?sign=${encodeURIComponent(code)}`, window.location.origin).href;

export function ShareLink({ code }: { code: string }) {
  const intl = useIntl();
  return <Copy value={linkOf(code)} label={intl.formatMessage({ id: "multisig.copyLink" })} words />;
}
