import { BUSINESS_CERTIFICATE } from "@coffer/sdk/rules";
import { Button } from "@coffer/ui";
import { useWatch } from "react-hook-form";
import { coffer } from "../../../platform/api.ts";
import { Form } from "../../../platform/form/form.tsx";
import { SubmitButton } from "../../../platform/form/submit-button.tsx";
import { UploadField } from "../../../platform/form/upload-field.tsx";
import { useCofferForm } from "../../../platform/form/use-coffer-form.ts";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { certificateSchema, type Draft } from "./application.ts";
import { CertificatePicture } from "./certificate-picture.tsx";

export interface CertificateStepProps {
  draft: Draft;
  back: () => void;
  next: (certificate: Pick<Draft, "certificateFileId">) => Promise<void>;
}

/** "Business certificate JPG/PNG under 5 MB", shown before the submission. */
export function CertificateStep({ draft: { certificateFileId }, back, next }: CertificateStepProps) {
  const form = useCofferForm({ schema: certificateSchema, defaultValues: { certificateFileId }, submit: next });
  const shown = useWatch({ control: form.control, name: "certificateFileId" });
  return (
    <Form form={form}>
      <UploadField
        name="certificateFileId"
        label={<FormattedMessage id="merchantApplication.certificate" />}
        hint={<FormattedMessage id="merchantApplication.certificateHint" />}
        upload={upload}
        kinds={["jpeg", "png"]}
        maxBytes={BUSINESS_CERTIFICATE.maxBytes}
        required
      />
      {shown && <CertificatePicture id={shown} />}
      <div className="mt-2 flex flex-wrap gap-2.5 border-line border-t pt-5">
        <SubmitButton>
          <FormattedMessage id="merchantApplication.saveAndGo" />
        </SubmitButton>
        <Button variant="secondary" size="lg" onClick={back}>
          <FormattedMessage id="merchantApplication.back" />
        </Button>
      </div>
    </Form>
  );
}

async function upload(file: File): Promise<{ id: string }> {
  const { fileId } = await coffer.receiptMethods.uploadImage({ file, purpose: "merchantCertificate" });
  return { id: fileId };
}
