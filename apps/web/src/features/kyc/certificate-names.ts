import { CertificateType } from "@coffer/sdk";
import type { MessageId } from "../../lib/text.tsx";

export const certificateNames = {
  [CertificateType.identityCard]: "kyc.identityCard",
  [CertificateType.passport]: "kyc.passport",
  [CertificateType.drivingLicence]: "kyc.drivingLicence",
  [CertificateType.businessLicence]: "kyc.businessLicence",
} as const satisfies Record<CertificateType, MessageId>;
