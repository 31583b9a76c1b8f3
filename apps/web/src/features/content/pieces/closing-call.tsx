import type { ReactNode } from "react";
import { FormattedMessage, type PlainMessageId } from "../../../platform/intl/intl.ts";
import { titleClass } from "./heading.tsx";
import { OpenAccount, ReadHelp, TalkToUs } from "./open-account.tsx";
import { Section } from "./section.tsx";
import { Ground } from "./stage.tsx";

export interface ClosingCallProps {
  title: PlainMessageId;
  body: PlainMessageId;
  type: "personal" | "merchant";
  /** Where the footer already offers contact, the second link is to the help centre. */
  asksBelow?: boolean;
  /** Replaces the two buttons. */
  children?: ReactNode;
}

export const light = "border-transparent! bg-surface! text-ink! hover:bg-sunken! dark:bg-vault! dark:text-on-vault!";
export const outlined =
  "border-on-vault/40! bg-transparent! text-on-vault! hover:bg-on-vault/10! dark:border-ink/30! dark:text-ink!";

/** The closing call to action on dark green, with the note that people and amounts are examples. */
export function ClosingCall({ title, body, type, asksBelow, children }: ClosingCallProps) {
  return (
    <Section>
      <div className="relative isolate bg-vault px-4 py-14 text-on-vault max-sm:-mx-4 sm:rounded-xl sm:px-[72px] sm:py-20 dark:bg-vault-tint dark:text-ink">
        <Ground tone="vault" wide />
        <div className="max-w-[520px]">
          <h2 className={titleClass}>
            <FormattedMessage id={title} />
          </h2>
          <p className="mt-4 text-pretty text-[17px]/[27px] opacity-80">
            <FormattedMessage id={body} />
          </p>
        </div>
        <div className="mt-8 flex flex-wrap gap-3 max-sm:*:flex-1">
          {children ?? (
            <>
              <OpenAccount type={type} className={light} />
              {asksBelow ? <ReadHelp className={outlined} /> : <TalkToUs className={outlined} />}
            </>
          )}
        </div>
      </div>
      <p className="mt-3 text-head text-ink-3">
        <FormattedMessage id="contentPictures.examples" />
      </p>
    </Section>
  );
}
