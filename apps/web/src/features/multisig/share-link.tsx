import { LinkIcon } from "lucide-react";
import { Copy } from "../../kernel/page/address.tsx";
import { useText } from "../../lib/text.tsx";

/** The address that opens the proposal for whoever has it, signed in or not. */
export const linkOf = (code: string): string =>
  new URL(`/assets/multisig?sign=${encodeURIComponent(code)}`, window.location.origin).href;

export function ShareLink({ code }: { code: string }) {
  const text = useText();
  return (
    <span className="inline-flex items-center gap-2 text-ink-2">
      <LinkIcon aria-hidden className="size-4" />
      <Copy value={linkOf(code)} label={text("multisig.copyLink")} words />
    </span>
  );
}
