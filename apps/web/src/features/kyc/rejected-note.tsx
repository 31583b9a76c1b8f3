import { Notice } from "@coffer/ui";
import { type MessageId, Text, useLocale } from "../../platform/intl/text.tsx";
import { photosFor } from "./photos.ts";
import { fromSubmission, type Kyc } from "./submission.ts";

/** What a reviewer can ask to mend, as a person would call it. */
const fieldNames: Record<string, MessageId> = {
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

/** Why a reviewer said no, and what to mend. */
export function RejectedNote({ kyc }: { kyc: Kyc }) {
  const reason = kyc.rejectReason;
  const locale = useLocale();
  // What a photo shows depends on the document: the front of a card, the photo page of a passport.
  const photos = kyc.submission ? photosFor(fromSubmission(kyc.submission, [])) : [];
  const nameOf = (field: string) => photos.find((photo) => photo.field === field)?.label ?? fieldNames[field];
  const known = reason?.fields.flatMap((field) => nameOf(field) ?? []) ?? [];
  const list = new Intl.ListFormat(locale, { type: "conjunction" });
  return (
    <Notice tone="bad" live="off" title={<Text id="kyc.rejectedTitle" />} className="mb-5 max-w-[608px]">
      <p>{reason?.text ?? <Text id="kyc.noReason" />}</p>
      {known.length > 0 && (
        <p className="mt-1">
          <Text id="kyc.mend" values={{ fields: <FieldList ids={known} list={list} /> }} />
        </p>
      )}
    </Notice>
  );
}

function FieldList({ ids, list }: { ids: MessageId[]; list: Intl.ListFormat }) {
  const parts = list.formatToParts(ids.map(String));
  return parts.map((part) => {
    const id = part.type === "element" ? ids.find((own) => own === part.value) : undefined;
    return id ? (
      <b key={id} className="font-medium">
        <Text id={id} />
      </b>
    ) : (
      part.value
    );
  });
}
