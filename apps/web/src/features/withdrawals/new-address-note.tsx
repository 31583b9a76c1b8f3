import { Button, Notice } from "@coffer/ui";
import { useFormContext } from "react-hook-form";
import { useIntl } from "react-intl";
import { compare, decimalsOf, formatAmount } from "../../platform/amount/amount.ts";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import type { Details } from "./details.ts";
import { boundsOf, knownAddresses, type Terms } from "./terms.ts";

/** For an unused address: suggests a small amount first, at the price of another fee. */
export function NewAddressNote({ details, terms }: { details: Details; terms: Terms }) {
  const { locale } = useIntl();
  const { setValue } = useFormContext<Details>();
  const { address, amount, coin } = details;
  const least = boundsOf(terms, details)?.min;
  const isKnown = knownAddresses(terms).some((entry) => entry.address === address);
  if (address === "" || amount === "" || isKnown || least === undefined || compare(amount, least) <= 0) return null;
  const minimum = formatAmount(least, { decimals: decimalsOf(least), locale });
  return (
    <Notice
      title={<FormattedMessage id="withdrawals.newAddress" />}
      action={
        <Button
          variant="secondary"
          size="sm"
          onClick={() => setValue("amount", least, { shouldDirty: true, shouldValidate: true })}
        >
          <FormattedMessage id="withdrawals.trySmall" values={{ minimum, coin }} />
        </Button>
      }
    >
      <FormattedMessage id="withdrawals.newAddressBody" values={{ minimum, coin }} />
    </Notice>
  );
}
