/** Lucide's search icon as a local copy, so that help pages don't load the icon chunk of tables. */
export const SearchMark = () => (
  <svg viewBox="0 0 24 24" aria-hidden className="size-4 fill-none stroke-2 stroke-current">
    <path d="m21 21-4.34-4.34" strokeLinecap="round" />
    <circle cx="11" cy="11" r="8" />
  </svg>
);
