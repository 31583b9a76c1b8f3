import type { BeneficiaryFields } from "@coffer/sdk";

/** The identifier of an account: its IBAN, else its number. */
export const accountOf = ({ iban, accountNumber }: BeneficiaryFields): string => iban ?? accountNumber ?? "";

/** An IBAN in groups of four, as banks print it; copied without gaps. */
export function AccountText({ value }: { value: string }) {
  const isIban = /^[A-Z]{2}\d{2}/.test(value);
  const groups = isIban ? (value.match(/.{1,4}/g) ?? []) : [value];
  return (
    <span className="inline-flex flex-wrap gap-x-1.5 font-mono text-label" translate="no">
      {groups.map((group, index) => (
        <span key={index}>{group}</span>
      ))}
    </span>
  );
}
