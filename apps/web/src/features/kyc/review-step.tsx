import { Button, SummaryList, SummaryRow } from "@coffer/ui";
import type { ReactNode } from "react";
import { useWatch } from "react-hook-form";
import { useIntl } from "react-intl";
import { regionName } from "../../platform/form/regions.ts";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { formatDay } from "../../platform/time/time.ts";
import { fullName } from "./full-name.ts";
import type { KycValues } from "./kyc-schema.ts";
import type { KycStep } from "./kyc-search.ts";
import { stepTitles } from "./kyc-steps.ts";
import { photosFor } from "./photos.ts";

/** All data again, before the submission. */
export function ReviewStep({ onChange }: { onChange: (step: KycStep) => void }) {
  const intl = useIntl();
  const { locale } = intl;
  const values = useWatch<KycValues>() as KycValues; // Every field has a default, so none is missing.
  const enterprise = values.type === "enterprise";
  const day = (date: string) => (date ? formatDay(date, intl) : "");
  return (
    <>
      <Section step="who" onChange={onChange}>
        {enterprise && <SummaryRow label={<FormattedMessage id="kyc.companyName" />} value={values.companyName} />}
        <SummaryRow
          label={<FormattedMessage id={enterprise ? "kyc.representative" : "kyc.name"} />}
          value={fullName(values)}
        />
        {!enterprise && <SummaryRow label={<FormattedMessage id="kyc.birthday" />} value={day(values.birthday)} />}
        <SummaryRow
          label={<FormattedMessage id="kyc.region" />}
          value={values.region && regionName(values.region, locale)}
        />
        <SummaryRow label={<FormattedMessage id="kyc.address" />} value={`${values.address}, ${values.city}`} />
      </Section>
      <Section step="document" onChange={onChange}>
        <SummaryRow
          label={<FormattedMessage id="kyc.certificate" />}
          value={<FormattedMessage id={documentName(values)} />}
        />
        <SummaryRow
          label={<FormattedMessage id="kyc.certificateNumber" />}
          value={<span className="font-mono text-label">{values.certificateNumber}</span>}
        />
        {values.validFrom && (
          <SummaryRow label={<FormattedMessage id="kyc.validFrom" />} value={day(values.validFrom)} />
        )}
        <SummaryRow
          label={<FormattedMessage id="kyc.validUntil" />}
          value={values.endless ? <FormattedMessage id="kyc.endless" /> : day(values.validUntil)}
        />
      </Section>
      <Section step="photos" onChange={onChange}>
        {photosFor(values).map(({ field, label }) => (
          <SummaryRow
            key={field}
            label={<FormattedMessage id={label} />}
            value={<FormattedMessage id="kyc.photoReady" />}
          />
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
          <FormattedMessage id={stepTitles[step]} />
        </h3>
        <Button variant="link" size="sm" onClick={() => onChange(step)}>
          <FormattedMessage id="kyc.change" />
          <span className="sr-only">
            <FormattedMessage id={stepTitles[step]} />
          </span>
        </Button>
      </div>
      <SummaryList>{children}</SummaryList>
    </div>
  );
}
