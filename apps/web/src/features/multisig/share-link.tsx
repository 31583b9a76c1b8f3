import { useText } from "../../platform/intl/text.tsx";
import { Copy } from "../../platform/page/address.tsx";

/** The address that opens the proposal for whoever has it, signed in or not. */
export const linkOf = (code: string): string =>
  new URL(`/assets/multisig?sign=${encodeURIComponent(code)}`, window.location.origin).href;

export function ShareLink({ code }: { code: string }) {
  const text = useText();
  return <Copy value={linkOf(code)} label={text("multisig.copyLink")} words />;
}
