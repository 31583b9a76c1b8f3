import { FilesField } from "../../../kernel/form/files-field.tsx";
import { LongTextField } from "../../../kernel/form/long-text-field.tsx";
import { imageFor, picturesMost } from "../../../kernel/form/screen-image.ts";
import { Text } from "../../../lib/text.tsx";
import { remarkLeast, remarkMost } from "./appeal-rule.ts";

/** What happened, in words and pictures. `left`: how many pictures this side may still hand in. */
export function StatementFields({ left = picturesMost }: { left?: number }) {
  return (
    <>
      <LongTextField
        name="remark"
        label={<Text id="fiat.remark" />}
        hint={<Text id="fiat.remarkHint" values={{ least: remarkLeast }} />}
        most={remarkMost}
        required
      />
      {left > 0 ? (
        <FilesField
          name="proofFileIds"
          label={<Text id="fiat.pictures" />}
          hint={<Text id="fiat.picturesHint" />}
          most={left}
          {...imageFor("appealProof")}
        />
      ) : (
        <p className="text-ink-2 text-label">
          <Text id="fiat.picturesGone" values={{ most: picturesMost }} />
        </p>
      )}
    </>
  );
}
