import type { PlainMessageId } from "../../../platform/intl/intl.ts";

/** The people of the examples, in signing order. */
export const signers: readonly { name: string; role: PlainMessageId; at: string }[] = [
  { name: "Mei Lin", role: "contentPictures.treasurer", at: "14:02" },
  { name: "Arjun Rao", role: "contentPictures.director", at: "14:09" },
  { name: "Sofia Brandt", role: "contentPictures.chief", at: "14:15" },
];
