import { Segmented } from "@coffer/ui";
import { useIntl } from "react-intl";
import { FormattedMessage, type PlainMessageId } from "../intl/intl.ts";
import { useListSearch } from "../table/use-list-search.ts";

export interface TwoWaysProps<Way extends string> {
  label: PlainMessageId;
  /** The common way, without a search parameter. */
  usual: PlainMessageId;
  other: { way: Way; label: PlainMessageId };
  way: Way | undefined;
}

/** Switches between a quoted price and another way, by the address. */
export function TwoWays<Way extends string>({ label, usual, other, way }: TwoWaysProps<Way>) {
  const intl = useIntl();
  const { set } = useListSearch<{ way?: string | undefined }>();
  return (
    <Segmented
      aria-label={intl.formatMessage({ id: label })}
      stretch
      value={way ?? "quote"}
      onValueChange={(value) => void set({ way: value === other.way ? other.way : undefined })}
      options={[
        { value: "quote", label: <FormattedMessage id={usual} /> },
        { value: other.way, label: <FormattedMessage id={other.label} /> },
      ]}
    />
  );
}
