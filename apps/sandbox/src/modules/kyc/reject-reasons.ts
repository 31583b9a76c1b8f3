import { ownWords } from "../../core/own-words.ts";
import type { RejectReason } from "./kyc-case.ts";

/** A reviewer's common reasons, in both languages. A decision may name one of them. */
const rejectReasons: Readonly<Record<string, RejectReason>> = {
  photoUnreadable: {
    text: {
      en: "The photo of the document can't be read. Take it again in daylight, without glare.",
      "zh-CN": "证件照片无法辨认，请在光线充足且无反光处重新拍摄。",
    },
    fields: ["frontFileId"],
  },
  selfieMismatch: {
    text: {
      en: "The person in the photo can't be matched to the document. Hold it beside your face.",
      "zh-CN": "手持照片与证件无法匹配，请将证件持于面部旁重新拍摄。",
    },
    fields: ["selfieFileId"],
  },
  nameMismatch: {
    text: {
      en: "The name differs from the one in the document. Write it as it stands there.",
      "zh-CN": "填写的姓名与证件不一致，请按证件填写。",
    },
    fields: ["firstName", "lastName"],
  },
  licenceMismatch: {
    text: {
      en: "The company's name differs from the one in the business licence.",
      "zh-CN": "公司名称与营业执照不一致。",
    },
    fields: ["companyName", "businessLicenceFileId"],
  },
  undecided: {
    text: {
      en: "It couldn't be decided in time. Please hand it in again.",
      "zh-CN": "未能在规定时间内完成审核，请重新提交。",
    },
    fields: [],
  },
};

const general: RejectReason = {
  text: {
    en: "We couldn't confirm the identity with what was handed in. Check all of it and hand it in again.",
    "zh-CN": "根据所提交的资料无法确认身份，请核对全部内容后重新提交。",
  },
  fields: [],
};

/** Returns a named reason, a reviewer's own text, or the default. */
export function rejectReasonOf(reason: string | null): RejectReason {
  if (reason === null) return general;
  const named = Object.hasOwn(rejectReasons, reason) ? rejectReasons[reason] : undefined;
  return named ?? { text: ownWords(reason, general.text), fields: [] };
}
