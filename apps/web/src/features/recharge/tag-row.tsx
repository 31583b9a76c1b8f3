import { Copy } from "../../kernel/page/address.tsx";
import { Text, useText } from "../../lib/text.tsx";

/** The tag beside a shared address: a thing of its own to copy, never joined to the address. */
export function TagRow({ tag }: { tag: string }) {
  const text = useText();
  return (
    <div>
      <h2 className="text-ink-2 text-label">
        <Text id="recharge.tag" />
      </h2>
      <p className="mt-1 mb-3 font-mono font-semibold text-lg" translate="no">
        {tag}
      </p>
      <Copy value={tag} label={text("recharge.copyTag")} words />
    </div>
  );
}
