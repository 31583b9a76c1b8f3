import { CopyButton, type CopyButtonProps } from "@coffer/ui";
import { useWords } from "../words/use-words.ts";

export type CopyProps = Pick<CopyButtonProps, "text" | "label" | "className" | "size"> & { words?: boolean };

/** An icon, or with `words` a small button that names the copied value. */
export function Copy({ words: spoken = false, ...props }: CopyProps) {
  const { copied, failed } = useWords().frame.copy;
  return (
    <CopyButton
      {...props}
      iconOnly={!spoken}
      variant={spoken ? "secondary" : "ghost"}
      copiedLabel={copied}
      failedLabel={failed}
    />
  );
}
