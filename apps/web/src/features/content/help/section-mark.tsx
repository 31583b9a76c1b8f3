/** Before what leads into a section. No picture for each: they would come from chunks of other pages. */
export const SectionMark = () => <span aria-hidden className="size-2 shrink-0 rounded-full bg-brass" />;
