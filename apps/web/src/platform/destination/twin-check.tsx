import { cn, Notice } from "@coffer/ui";
import type { ReactNode } from "react";
import { addressGroups } from "../address/address.ts";
import { CheckField } from "../form/check-field.tsx";
import { FormattedMessage } from "../intl/intl.ts";
import type { SavedAddress } from "./address-field.tsx";

export interface TwinCheckProps {
  twin: SavedAddress;
  address: string;
  /** The form's name of the checkbox that both were compared. */
  name?: string | undefined;
}

/** Shows a similar known address below this one, group by group, with a checkbox that both were compared. */
export function TwinCheck({ twin, address, name }: TwinCheckProps) {
  const known = addressGroups(twin.address);
  const entered = addressGroups(address);
  return (
    <Notice tone="bad" title={<FormattedMessage id="form.lookAlike" values={{ name: twin.name }} />}>
      <p>
        <FormattedMessage id="form.lookAlikeBody" />
      </p>
      <dl className="mt-2 flex flex-col gap-2">
        <Groups
          label={<FormattedMessage id="form.lookAlikeKnown" values={{ name: twin.name }} />}
          groups={known}
          other={entered}
        />
        <Groups label={<FormattedMessage id="form.lookAlikeEntered" />} groups={entered} other={known} />
      </dl>
      {name && (
        <div className="mt-3 text-ink">
          <CheckField name={name}>
            <FormattedMessage id="form.lookAlikeSeen" />
          </CheckField>
        </div>
      )}
    </Notice>
  );
}

function Groups({ label, groups, other }: { label: ReactNode; groups: string[]; other: string[] }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="flex flex-wrap gap-x-2 font-mono text-ink" translate="no">
        {groups.map((group, index) => (
          <span
            key={index}
            className={cn(group !== other[index] && "font-semibold text-bad underline underline-offset-2")}
          >
            {group}
          </span>
        ))}
      </dd>
    </div>
  );
}
