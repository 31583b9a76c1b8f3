import { CheckField } from "../../kernel/form/check-field.tsx";
import { Text } from "../../lib/text.tsx";
import { ProtocolLink, useProtocols } from "./protocols.tsx";

/** Consent to the documents; each opens beside the form, so that nothing typed is lost. */
export function ConsentField({ merchant }: { merchant: boolean }) {
  const protocols = useProtocols();
  const values = {
    terms: <ProtocolLink protocol={protocols?.Terms} fallback="user.terms" />,
    privacy: <ProtocolLink protocol={protocols?.Privacy} fallback="user.privacy" />,
  };
  const contract = <ProtocolLink protocol={protocols?.MerchantContract} fallback="user.merchantContract" />;
  return (
    <CheckField name="agreed" label={<Text id="user.agreement" />}>
      {merchant ? (
        <Text id="user.agreeMerchant" values={{ ...values, contract }} />
      ) : (
        <Text id="user.agree" values={values} />
      )}
    </CheckField>
  );
}
