import { useIntl } from "react-intl";
import type { Play } from "./use-play.ts";

/** Holds a moving picture, or shows it again. Hidden for users who want no motion. */
export function PlayButton({ play: { playing, toggle } }: { play: Play }) {
  const intl = useIntl();
  const label = intl.formatMessage({ id: playing ? "contentPictures.pause" : "contentPictures.play" });
  return (
    <button
      type="button"
      onClick={toggle}
      aria-label={label}
      title={label}
      className="absolute right-0 bottom-0 grid size-8 place-items-center rounded-full text-current opacity-70 hover:opacity-100 noscript:hidden motion-reduce:hidden touch:size-11 sm:right-3 sm:bottom-3"
    >
      <svg aria-hidden viewBox="0 0 16 16" className="size-4 fill-current">
        <path d={playing ? "M4 3h3v10H4zM9 3h3v10H9z" : "M4 2.5v11l9-5.5z"} />
      </svg>
    </button>
  );
}
