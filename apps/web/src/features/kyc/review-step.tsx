import { Button, SummaryList, SummaryRow } from "@coffer/ui";
import type { ReactNode } from "react";
import { useWatch } from "react-hook-form";
import { regionName } from "../../platform/form/regions.ts";
import { Text, useLocale } from "../../platform/intl/text.tsx";
import { formatDay } from "../../platform/time/time.ts";
import { fullName } from "./full-name.ts";
import type { KycValues } from "./kyc-schema.ts";
import type { KycStep } from "./kyc-search.ts";
import { stepTitles } from "./kyc-steps.ts";
import { photosFor } from "./photos.ts";

/** All of it once more, before a reviewer sees it. */
export function ReviewStep({ onChange }: { onChange: (step: KycStep) => void }) {
  const locale = useLocale();
  const values = useWatch<KycValues>() as KycValues; // every field has a default, so none is missing
  const enterprise = values.type === "enterprise";
  const day = (date: string) => (date ? formatDay(date, locale) : "");
  return (
    <>
      <Section step="who" onChange={onChange}>
        {enterprise && <SummaryRow label={<Text id="kyc.companyName" />} value={values.companyName} />}
        <SummaryRow label={<Text id={enterprise ? "kyc.representative" : "kyc.name"} />} value={fullName(values)} />
        {!enterprise && <SummaryRow label={<Text id="kyc.birthday" />} value={day(values.birthday)} />}
        <SummaryRow label={<Text id="kyc.region" />} value={values.region && regionName(values.region, locale)} />
        <SummaryRow label={<Text id="kyc.address" />} value={`${values.address}, ${values.city}`} />
      </Section>
      <Section step="document" onChange={onChange}>
        <SummaryRow label={<Text id="kyc.certificate" />} value={<Text id={documentName(values)} />} />
        <SummaryRow
          label={<Text id="kyc.certificateNumber" />}
          value={<span className="font-mono text-label">{values.certificateNumber}</span>}
        />
        {values.validFrom && <SummaryRow label={<Text id="kyc.validFrom" />} value={day(values.validFrom)} />}
        <SummaryRow
          label={<Text id="kyc.validUntil" />}
          value={values.endless ? <Text id="kyc.endless" /> : day(values.validUntil)}
        />
      </Section>
      <Section step="photos" onChange={onChange}>
        {photosFor(values).map(({ field, label }) => (
          <SummaryRow key={field} label={<Text id={label} />} value={<Text id="kyc.photoReady" />} />
        ))}
      </Section>
    </>
  );
}

const documentName = ({ type, certificateType }: KycValues) =>
  type === "enterprise" ? "kyc.businessLicence" : (`kyc.${certificateType || "passport"}` as const);

function Section({
  step,
  onChange,
  children,
}: {
  step: KycStep;
  onChange: (step: KycStep) => void;
  children: ReactNode;
}) {
  return (
    <div className="border-line border-t pt-4 first:border-t-0 first:pt-0">
      <div className="mb-3 flex items-baseline justify-between gap-3">
        <h3 className="font-medium">
          <Text id={stepTitles[step]} />
        </h3>
        <Button variant="link" size="sm" onClick={() => onChange(step)}>
          <Text id="kyc.change" />
          <span className="sr-only">
            <Text id={stepTitles[step]} />
          </span>
        </Button>
      </div>
      <SummaryList>{children}</SummaryList>
    </div>
  );
}
