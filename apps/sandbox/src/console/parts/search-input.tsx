import { InputGroup } from "@coffer/ui";
import { SearchIcon } from "lucide-react";

interface SearchInputProps {
  label: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
}

export const SearchInput = ({ label, placeholder, value, onChange }: SearchInputProps) => (
  <InputGroup
    type="search"
    aria-label={label}
    placeholder={placeholder}
    autoComplete="off"
    spellCheck={false}
    leading={<SearchIcon aria-hidden />}
    value={value}
    onChange={(event) => onChange(event.target.value)}
    className="w-full @xl:w-72"
  />
);
