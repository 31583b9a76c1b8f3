import {
  Button,
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
  Field,
  InputGroup,
} from "@coffer/ui";
import { useFormContext, useWatch } from "react-hook-form";
import { bareAddress, lookAlike, shortAddress } from "../address/address.ts";
import { type FieldBase, useField } from "../form/use-field.tsx";
import { FormattedMessage } from "../intl/intl.ts";
import { Chunked } from "../page/address.tsx";
import { TwinCheck } from "./twin-check.tsx";

export interface SavedAddress {
  name: string;
  address: string;
  /** Required where one address serves many users. */
  tag?: string | null | undefined;
}

export interface AddressFieldProps extends FieldBase {
  /** The address book of the chosen coin and network. */
  saved?: readonly SavedAddress[] | undefined;
  /** Further known addresses, such as earlier withdrawals': compared, but not offered. */
  known?: readonly SavedAddress[] | undefined;
  /** The form's name of the address's tag; choosing a saved address fills it too. */
  tag?: string | undefined;
  /** The form's name of the "no tag" checkbox. */
  noTag?: string | undefined;
  /** The form's name of the checkbox that a similar address was compared. */
  seen?: string | undefined;
  /** The network's name, shown below the field without truncation. */
  network?: string | undefined;
}

/** An address field: strips wallet formats from pasted text and warns of an address similar to a saved one. */
export function AddressField({ saved = [], known: met = [], seen, tag, noTag, network, ...props }: AddressFieldProps) {
  const { field, error } = useField(props);
  const value = String(field.value ?? "");
  const { control, setValue } = useFormContext();
  const tagged = useWatch({ control, name: tag ?? props.name });
  const known = saved.find((entry) => entry.address === value && (!tag || (entry.tag ?? "") === tagged));
  const twin = lookAlike(value, [...saved, ...met]);
  const take = (typed: string) => field.onChange(bareAddress(typed));
  const choose = (entry: SavedAddress) => {
    take(entry.address);
    if (tag) setValue(tag, entry.tag ?? "", { shouldDirty: true });
    if (noTag) setValue(noTag, !entry.tag, { shouldDirty: true });
  };
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
        action={props.action ?? <SavedMenu saved={saved} choose={choose} />}
        hint={
          known ? (
            <FormattedMessage id="form.savedAs" values={{ name: known.name, b: (name) => <b>{name}</b> }} />
          ) : (
            (props.hint ?? (network && <FormattedMessage id="form.addressOn" values={{ network }} />))
          )
        }
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
          inputClassName="font-mono text-label"
          trailing={
            <Button variant="link" onClick={paste} className="text-ink-2!">
              <FormattedMessage id="form.paste" />
            </Button>
          }
        />
      </Field>
      {value.length > 12 && !known && !twin && <Chunked value={value} />}
      {twin && <TwinCheck twin={twin} address={value} name={seen} />}
    </div>
  );
}

function SavedMenu({ saved, choose }: { saved: readonly SavedAddress[]; choose: (entry: SavedAddress) => void }) {
  if (saved.length === 0) return null;
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="link">
          <FormattedMessage id="form.addressBook" />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        {saved.map((entry) => (
          <DropdownMenuItem key={entry.name} onSelect={() => choose(entry)}>
            <span className="min-w-0">
              <span className="block [overflow-wrap:anywhere]">{entry.name}</span>
              <span className="block font-mono text-head text-ink-2">
                {shortAddress(entry.address)}
                {entry.tag && ` · ${entry.tag}`}
              </span>
            </span>
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
