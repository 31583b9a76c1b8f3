import type { FileFault } from "../file-check.ts";
import type { MessageId } from "../intl/intl.ts";

/** The texts of file faults. */
export const faultText = {
  empty: "form.fileEmpty",
  tooLarge: "form.fileTooLarge",
  wrongKind: "form.fileKind",
  unreadable: "form.fileUnreadable",
} as const satisfies Record<FileFault, MessageId>;
