import type { UserReceiptMethodInfo } from "@coffer/sdk";
import { SummaryList, SummaryRow } from "@coffer/ui";
import { useQuery } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import { api } from "../../platform/api.ts";
import { SentFiles } from "../../platform/page/sent-files.tsx";

/** The values under the form's labels; pictures as images. */
export function MethodValues({ method: { receiptMethodId, values, active } }: { method: UserReceiptMethodInfo }) {
  const { locale } = useIntl();
  const { data } = useQuery({
    ...api.receiptMethods.getReceiptMethodForm.queryOptions({ receiptMethodId }),
    enabled: active, // A closed channel has no form, so its values have no labels.
    meta: { shows: "nothing" },
  });
  const fieldOf = (of: string) => data?.fields.find(({ key }) => key === of);
  const isPicture = (key: string) => fieldOf(key)?.type === "file" || key === "qrCode";
  const shown = (key: string, value: string) => {
    if (isPicture(key)) return <SentFiles ids={[value]} />;
    return fieldOf(key)?.options.find((option) => option.value === value)?.label[locale] ?? value;
  };
  return (
    <SummaryList>
      {values.map(({ key, value }) => (
        <SummaryRow key={key} label={fieldOf(key)?.label[locale] ?? ""} value={shown(key, value)} />
      ))}
    </SummaryList>
  );
}
