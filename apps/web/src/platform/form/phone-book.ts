import type { Option } from "@coffer/ui";
import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  parsePhoneNumberFromString,
} from "libphonenumber-js/min";

export interface PhoneBook {
  /** One option per dialling code; searchable by country name and code. */
  options: Option[];
  split: (text: string) => { countryCode: string; phoneNumber: string } | undefined;
  possible: (countryCode: string, phoneNumber: string) => boolean;
}

/** Returns dialling codes with the countries that share each, in the user's language. */
export function phoneBook(locale: string): PhoneBook {
  const names = new Intl.DisplayNames([locale], { type: "region" });
  const sharing = Map.groupBy(getCountries(), (country) => getCountryCallingCode(country));
  const options = [...sharing].map(([code, countries]) => option(code, countries, names));
  return {
    options: options.sort((a, b) => Number(a.value) - Number(b.value)),
    split: (text) => {
      const phone = parsePhoneNumberFromString(text);
      return phone && { countryCode: `+${phone.countryCallingCode}`, phoneNumber: phone.nationalNumber };
    },
    possible: (countryCode, phoneNumber) =>
      parsePhoneNumberFromString(`${countryCode}${phoneNumber}`)?.isPossible() ?? false,
  };
}

function option(code: string, countries: CountryCode[], names: Intl.DisplayNames): Option {
  const spoken = countries.map((country) => names.of(country) ?? country);
  return {
    value: `+${code}`,
    label: `+${code}`,
    note: spoken.slice(0, 3).join(", "),
    keywords: [...spoken, ...countries].join(" "),
  };
}
