import { Text } from "../../platform/intl/text.tsx";

/** "Any 2 of 3 signers." */
export function Threshold({ least, signers }: { least: number; signers: number }) {
  return <Text id={least === signers ? "multisig.allOf" : "multisig.anyOf"} values={{ least, signers }} />;
}
