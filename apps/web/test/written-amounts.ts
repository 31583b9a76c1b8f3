/** Thirty canonical amounts with up to 18 decimals. */
export const amounts = [
  ...["0.5", "0.05", "1", "9.99", "12.5", "25", "99.99", "100", "250.75", "999", "0.001", "0.123456"],
  ...["1000", "1234.5", "2500", "12500", "12345.67", "99999.99", "100000", "250000.5", "1000000", "1234567.89"],
  ...[
    "21480.123456",
    "0.00000001",
    "0.123456789012345678",
    "1234.123456789012345678",
    "1000000000",
    "1.1",
    "7.25",
    "42",
  ],
] as const;

/** Locales whose number formats spreadsheets, banks and exchanges use. */
export const regions = ["en-US", "de-DE", "fr-FR", "de-CH"] as const;

export const writtenIn = (region: (typeof regions)[number], amount: string): string =>
  new Intl.NumberFormat(region, { maximumFractionDigits: 18 }).format(amount as Intl.StringNumericLiteral);
