import { useWatch } from "react-hook-form";
import { coffer } from "../../platform/api.ts";
import { UploadField } from "../../platform/form/upload-field.tsx";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import type { KycValues } from "./kyc-schema.ts";
import { photosFor } from "./photos.ts";

/** "JPG/JPEG/PNG/GIF (bmp also named in some texts) … 10 MB in identity verification." */
const kinds = ["jpeg", "png", "gif", "bmp"] as const;
const maxBytes = 10_000_000;

export function PhotosStep() {
  const [type, certificateType] = useWatch<KycValues, ["type", "certificateType"]>({
    name: ["type", "certificateType"],
  });
  return (
    <>
      <p className="text-ink-2">
        <FormattedMessage id="kyc.photosLead" />
      </p>
      {photosFor({ type, certificateType }).map(({ field, label, hint }) => (
        <UploadField
          key={field}
          name={field}
          label={<FormattedMessage id={label} />}
          hint={<FormattedMessage id={hint} />}
          upload={upload}
          kinds={kinds}
          maxBytes={maxBytes}
          required
        />
      ))}
    </>
  );
}

async function upload(file: File): Promise<{ id: string }> {
  const { fileId } = await coffer.receiptMethods.uploadImage({ file, purpose: "identity" });
  return { id: fileId };
}
