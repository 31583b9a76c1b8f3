import { FormattedMessage, type PlainMessageId } from "../intl/intl.ts";

/** The top of a content page: its title, and its purpose in a sentence or two. */
export function Opening({ title, lead }: { title: PlainMessageId; lead: PlainMessageId }) {
  return (
    <>
      <h1 className="max-w-[16em] text-balance font-serif text-[42px] leading-[45px] max-sm:text-[32px] max-sm:leading-9">
        <FormattedMessage id={title} />
      </h1>
      <p className="mt-4 max-w-[38em] text-pretty text-[17px] text-ink-2 leading-7">
        <FormattedMessage id={lead} />
      </p>
    </>
  );
}
