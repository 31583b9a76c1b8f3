import type { MessageId } from "../../../lib/text.tsx";

/** The people of the examples, in the order they sign. */
export const signers: readonly { name: string; role: MessageId; at: string }[] = [
  { name: "Mei Lin", role: "picture.treasurer", at: "14:02" },
  { name: "Arjun Rao", role: "picture.director", at: "14:09" },
  { name: "Sofia Brandt", role: "picture.chief", at: "14:15" },
];
