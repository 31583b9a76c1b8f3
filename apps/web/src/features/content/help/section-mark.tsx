/** The icon of section links. One for all, because others would load chunks of other pages. */
export const SectionMark = () => <span aria-hidden className="size-2 shrink-0 rounded-full bg-brass" />;
