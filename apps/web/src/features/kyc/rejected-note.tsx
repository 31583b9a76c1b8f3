import { Notice } from "@coffer/ui";
import { useIntl } from "react-intl";
import { FormattedMessage, type PlainMessageId } from "../../platform/intl/intl.ts";
import { photosFor } from "./photos.ts";
import { fromSubmission, type Kyc } from "./submission.ts";

/** The correctable fields, in everyday words. */
const fieldNames: Record<string, PlainMessageId> = {
  type: "kyc.type",
  region: "kyc.region",
  certificateType: "kyc.certificateType",
  certificateNumber: "kyc.certificateNumber",
  validFrom: "kyc.validFrom",
  validUntil: "kyc.validUntil",
  firstName: "kyc.firstName",
  lastName: "kyc.lastName",
  companyName: "kyc.companyName",
  birthday: "kyc.birthday",
  city: "kyc.city",
  address: "kyc.address",
  frontFileId: "kyc.photoFront",
  backFileId: "kyc.photoBack",
  selfieFileId: "kyc.photoSelfie",
  businessLicenceFileId: "kyc.photoLicence",
};

/** A rejection's reason, and the fields to correct. */
export function RejectedNote({ kyc }: { kyc: Kyc }) {
  const reason = kyc.rejectReason;
  // The photo's name depends on the document: the front of a card, the photo page of a passport.
  const photos = kyc.submission ? photosFor(fromSubmission(kyc.submission, [])) : [];
  const nameOf = (field: string) => photos.find((photo) => photo.field === field)?.label ?? fieldNames[field];
  const known = reason?.fields.flatMap((field) => nameOf(field) ?? []) ?? [];
  return (
    <Notice tone="bad" live="off" title={<FormattedMessage id="kyc.rejectedTitle" />} className="mb-5 max-w-[608px]">
      <p>{reason?.text ?? <FormattedMessage id="kyc.noReason" />}</p>
      {known.length > 0 && (
        <p className="mt-1">
          <FormattedMessage id="kyc.mend" values={{ fields: <FieldList ids={known} /> }} />
        </p>
      )}
    </Notice>
  );
}

function FieldList({ ids }: { ids: PlainMessageId[] }) {
  const fields = ids.map((id) => (
    <b key={id} className="font-medium">
      <FormattedMessage id={id} />
    </b>
  ));
  return useIntl().formatList(fields, { type: "conjunction" });
}
