import { CopyButton, type CopyButtonProps } from "@coffer/ui";
import { words } from "../words.ts";

export type CopyProps = Pick<CopyButtonProps, "text" | "label" | "className"> & { words?: boolean };

/** An icon, or with `words` a small button that says what it copies. */
export const Copy = ({ words: spoken = false, ...props }: CopyProps) => (
  <CopyButton
    {...props}
    iconOnly={!spoken}
    variant={spoken ? "secondary" : "ghost"}
    copiedLabel={words.copy.copied}
    failedLabel={words.copy.failed}
  />
);
