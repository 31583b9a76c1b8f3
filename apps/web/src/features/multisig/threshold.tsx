import { FormattedMessage } from "../../platform/intl/intl.ts";

/** "Any 2 of 3 signers." */
export function Threshold({ least, signers }: { least: number; signers: number }) {
  return <FormattedMessage id={least === signers ? "multisig.allOf" : "multisig.anyOf"} values={{ least, signers }} />;
}
