import * as z from "zod/mini";
import { FormattedMessage, type PlainMessageId } from "../intl/intl.ts";
import { useSetting } from "../use-setting.ts";

const protocol = z.object({ Title: z.string(), HelpId: z.string() });
const protocols = z.object({ Terms: protocol, Privacy: protocol, MerchantContract: protocol });

type Protocol = z.infer<typeof protocol>;
type Protocols = z.infer<typeof protocols>;

/** The legal documents of the common settings; undefined while they load. */
export const useProtocols = (): Protocols | undefined => useSetting("protocols", protocols).setting;

/** A link to one document; only its name if the settings have no address. */
export function ProtocolLink({ protocol, fallback }: { protocol: Protocol | undefined; fallback: PlainMessageId }) {
  if (!protocol) return <FormattedMessage id={fallback} />;
  return (
    <a
      href={`/help/detail?id=${encodeURIComponent(protocol.HelpId)}`}
      target="_blank"
      rel="noreferrer"
      className="font-medium text-vault underline underline-offset-4"
    >
      {protocol.Title}
    </a>
  );
}
