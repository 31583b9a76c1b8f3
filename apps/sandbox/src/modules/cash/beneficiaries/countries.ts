/** The countries of the euro payments area, by ISO 3166-1. */
export const SEPA_COUNTRIES = [
  ...["AD", "AT", "BE", "BG", "CH", "CY", "CZ", "DE", "DK", "EE", "ES", "FI", "FR", "GB", "GR", "HR", "HU", "IE"],
  ...["IS", "IT", "LI", "LT", "LU", "LV", "MC", "MT", "NL", "NO", "PL", "PT", "RO", "SE", "SI", "SK", "SM", "VA"],
] as const;

/** Countries of wire transfers by IBAN. */
export const IBAN_COUNTRIES = [...SEPA_COUNTRIES, "AE", "IL", "SA", "TR"] as const;
/** Countries of wire transfers by account number with the code of their clearing. */
export const NUMBER_COUNTRIES = ["US", "AU", "CA", "HK", "IN", "JP", "SG"] as const;
/** All except the home country. */
export const HAS_BIC = [...NUMBER_COUNTRIES.filter((country) => country !== "US"), "MX", ...IBAN_COUNTRIES] as const;
export const WIRE_COUNTRIES = ["US", ...HAS_BIC] as const;
