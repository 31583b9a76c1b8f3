import { Segmented } from "@coffer/ui";
import { type MessageId, Text, useText } from "../intl/text.tsx";
import { useListSearch } from "../table/use-list-search.ts";

export interface TwoWaysProps<Way extends string> {
  label: MessageId;
  /** The one most people take: the address says nothing of it. */
  usual: MessageId;
  other: { way: Way; label: MessageId };
  way: Way | undefined;
}

/** At a price that is quoted, or in another way; which one stands in the address. */
export function TwoWays<Way extends string>({ label, usual, other, way }: TwoWaysProps<Way>) {
  const text = useText();
  const { set } = useListSearch<{ way?: string | undefined }>();
  return (
    <Segmented
      aria-label={text(label)}
      stretch
      value={way ?? "quote"}
      onValueChange={(value) => void set({ way: value === other.way ? other.way : undefined })}
      options={[
        { value: "quote", label: <Text id={usual} /> },
        { value: other.way, label: <Text id={other.label} /> },
      ]}
    />
  );
}
