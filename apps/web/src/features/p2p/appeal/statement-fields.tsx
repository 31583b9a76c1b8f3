import { FilesField } from "../../../platform/form/files-field.tsx";
import { LongTextField } from "../../../platform/form/long-text-field.tsx";
import { imageFor, picturesMost } from "../../../platform/form/screen-image.ts";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { remarkLeast, remarkMost } from "./appeal-rule.ts";

/** A statement's text and pictures. `left`: the number of pictures this side may still add. */
export function StatementFields({ left = picturesMost }: { left?: number }) {
  return (
    <>
      <LongTextField
        name="remark"
        label={<FormattedMessage id="p2p.remark" />}
        hint={<FormattedMessage id="p2p.remarkHint" values={{ least: remarkLeast }} />}
        most={remarkMost}
        required
      />
      {left > 0 ? (
        <FilesField
          name="proofFileIds"
          label={<FormattedMessage id="p2p.pictures" />}
          hint={<FormattedMessage id="p2p.picturesHint" />}
          most={left}
          {...imageFor("appealProof")}
        />
      ) : (
        <p className="text-ink-2 text-label">
          <FormattedMessage id="p2p.picturesGone" values={{ most: picturesMost }} />
        </p>
      )}
    </>
  );
}
