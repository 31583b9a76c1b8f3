import type { CoinConfig } from "@coffer/sdk";
import { InputGroup, Select } from "@coffer/ui";
import { SearchIcon } from "lucide-react";
import { useEffect, useState } from "react";
import { Text, useText } from "../../lib/text.tsx";

/** The product: "Default debounce 500 ms". */
const debounce = 500;
const all = "all"; // a Select has no empty value

export interface AddressFiltersProps {
  coins: readonly CoinConfig[];
  coin: string | undefined;
  q: string | undefined;
  change: (filters: { coin?: string | undefined; q?: string | undefined }) => void;
}

/** By coin, and by what is typed once the typing pauses. */
export function AddressFilters({ coins, coin, q = "", change }: AddressFiltersProps) {
  const text = useText();
  const [typed, setTyped] = useState(q);
  useEffect(() => setTyped(q), [q]); // Back and "clear" change the address, not the field
  useEffect(() => {
    if (typed.trim() === q) return;
    const timer = setTimeout(() => change({ q: typed.trim() || undefined }), debounce);
    return () => clearTimeout(timer);
  }, [typed, q, change]);

  return (
    <>
      <InputGroup
        type="search"
        aria-label={text("address.search")}
        placeholder={text("address.search")}
        leading={<SearchIcon />}
        value={typed}
        maxLength={100}
        onChange={(event) => setTyped(event.target.value)}
        className="sm:w-64"
      />
      <Select
        aria-label={text("address.coin")}
        prefix={<Text id="address.coinFilter" />}
        value={coin ?? all}
        onValueChange={(value) => change({ coin: value === all ? undefined : value })}
        options={[
          { value: all, label: text("address.allCoins") },
          ...coins
            .filter((entry) => entry.kind === "crypto")
            .map((entry) => ({ value: entry.coin, label: entry.coin, note: entry.name })),
        ]}
        className="sm:w-40"
      />
    </>
  );
}
