import { CertificateType, KycType } from "@coffer/sdk";
import { SummaryList, SummaryRow } from "@coffer/ui";
import { useIntl } from "react-intl";
import { regionName } from "../../platform/form/regions.ts";
import { FormattedMessage, type PlainMessageId } from "../../platform/intl/intl.ts";
import { formatDay } from "../../platform/time/time.ts";
import { fullName } from "./full-name.ts";
import type { Kyc } from "./submission.ts";

/** A summary of the submission. Of the provider's flow only the name is known. */
export function KycSummary({ kyc, name }: { kyc: Kyc; name?: string }) {
  const intl = useIntl();
  const { locale } = intl;
  const given = kyc.submission;
  if (!given) return name ? <NameRow value={name} /> : null;
  const document = certificateNames[given.certificateType];
  return (
    <SummaryList>
      {given.type === KycType.enterprise && (
        <SummaryRow label={<FormattedMessage id="kyc.companyName" />} value={given.companyName} />
      )}
      <SummaryRow
        label={<FormattedMessage id={given.type === KycType.enterprise ? "kyc.representative" : "kyc.name"} />}
        value={fullName(given)}
      />
      <SummaryRow label={<FormattedMessage id="kyc.region" />} value={regionName(given.region, locale)} />
      <SummaryRow label={<FormattedMessage id="kyc.certificate" />} value={<FormattedMessage id={document} />} />
      <SummaryRow
        label={<FormattedMessage id="kyc.certificateNumber" />}
        value={<span className="font-mono text-label">{masked(given.certificateNumber)}</span>}
      />
      <SummaryRow
        label={<FormattedMessage id="kyc.validUntil" />}
        value={given.validUntil ? formatDay(given.validUntil, intl) : <FormattedMessage id="kyc.endless" />}
      />
    </SummaryList>
  );
}

const NameRow = ({ value }: { value: string }) => (
  <SummaryList>
    <SummaryRow label={<FormattedMessage id="kyc.name" />} value={value} />
  </SummaryList>
);

/** Only the last characters: recognisable for the owner, useless for an observer. */
const masked = (number: string) => `•••• ${number.slice(-4)}`;

const certificateNames = {
  [CertificateType.identityCard]: "kyc.identityCard",
  [CertificateType.passport]: "kyc.passport",
  [CertificateType.drivingLicence]: "kyc.drivingLicence",
  [CertificateType.businessLicence]: "kyc.businessLicence",
} as const satisfies Record<CertificateType, PlainMessageId>;
