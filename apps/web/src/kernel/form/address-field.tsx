import {
  Button,
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
  Field,
  InputGroup,
  Notice,
} from "@coffer/ui";
import { bareAddress, lookAlike, shortAddress } from "../../lib/address.ts";
import { Text, useText } from "../../lib/text.tsx";
import { Chunked } from "../page/address.tsx";
import { type FieldBase, useField } from "./use-field.ts";

export interface SavedAddress {
  name: string;
  address: string;
}

export interface AddressFieldProps extends FieldBase {
  /** The address book for the chosen coin and network. */
  saved?: readonly SavedAddress[] | undefined;
  /** The network's name, for the placeholder: nobody should guess what kind of address goes here. */
  network?: string | undefined;
}

/** An address on a chain: pasting drops what wallets wrap around it, and a forged twin of a saved one is called out. */
export function AddressField({ saved = [], network, ...props }: AddressFieldProps) {
  const text = useText();
  const { field, error } = useField(props);
  const value = String(field.value ?? "");
  const known = saved.find((entry) => entry.address === value);
  const twin = lookAlike(value, saved);
  const take = (typed: string) => field.onChange(bareAddress(typed));
  const paste = async () => {
    const pasted = await navigator.clipboard.readText().catch(() => "");
    if (pasted) take(pasted);
  };

  return (
    <div className="flex flex-col gap-2">
      <Field
        label={props.label}
        required={props.required}
        error={error}
        action={props.action ?? <SavedMenu saved={saved} choose={take} />}
        hint={known ? <Text id="form.savedAs" values={{ name: known.name, b: (name) => <b>{name}</b> }} /> : props.hint}
      >
        <InputGroup
          {...field}
          value={value}
          size="lg"
          disabled={props.disabled}
          onChange={(event) => take(event.target.value)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={network && text("form.addressOn", { network })}
          inputClassName="font-mono text-label"
          trailing={
            <Button variant="link" onClick={paste} className="text-ink-2">
              <Text id="form.paste" />
            </Button>
          }
        />
      </Field>
      {value.length > 12 && !known && <Chunked value={value} />}
      {twin && (
        <Notice tone="warn" live="alert" title={<Text id="form.lookAlike" values={{ name: twin.name }} />}>
          <Chunked value={twin.address} />
        </Notice>
      )}
    </div>
  );
}

function SavedMenu({ saved, choose }: { saved: readonly SavedAddress[]; choose: (address: string) => void }) {
  if (saved.length === 0) return null;
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="link">
          <Text id="form.addressBook" />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        {saved.map((entry) => (
          <DropdownMenuItem key={entry.address} onSelect={() => choose(entry.address)}>
            <span className="min-w-0">
              <span className="block truncate">{entry.name}</span>
              <span className="block font-mono text-head text-ink-2">{shortAddress(entry.address)}</span>
            </span>
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
