import { Button, cn } from "@coffer/ui";
import { type ComponentType, createContext, lazy, use, useEffect, useReducer, useTransition } from "react";
import { FormattedMessage } from "../intl/intl.ts";

/** What the note in place of a part that didn't load needs: how often it was tried again, and how. */
const Trying = createContext({ tries: 0, busy: false, again: () => {} });

/** Where the note stands for a part that comes over the page. */
export const overPage = "fixed inset-x-4 bottom-4 z-50 mx-auto max-w-lg shadow-soft";

/** In the place of a part that a page works as well without: where it can't be had, nobody is told. */
export const Nothing = () => null;

/**
 * A part of a page whose script is loaded when it is first shown. Where that can't be had, for the network is gone or a
 * newer version has taken its place, a note says so there and tries again: what is typed around it stays.
 * @param place where the note stands, if not in the part's own place
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  place?: string,
): ComponentType<Props> {
  let Part = ask();
  function ask() {
    const asked: ComponentType<Props> = lazy(() =>
      load().then(
        (it) => ({ default: it }),
        () => ({ default: () => <Missing place={place} forget={forget} /> }),
      ),
    );
    // Shown anew, it is asked for anew.
    const forget = () => {
      if (Part === asked) Part = ask();
    };
    return asked;
  }
  return function Late(props: Props) {
    const [busy, start] = useTransition();
    const [tries, retry] = useReducer((before: number) => before + 1, 0);
    const again = () =>
      start(() => {
        Part = ask();
        retry();
      });
    return (
      <Trying value={{ tries, busy, again }}>
        <Part {...props} />
      </Trying>
    );
  };
}

function Missing({ place, forget }: { place: string | undefined; forget: () => void }) {
  const { tries, busy, again } = use(Trying);
  useEffect(() => forget, [forget]);
  return (
    <div role="alert" className={cn("rounded-md border border-line-strong bg-surface p-4", place)}>
      <p>
        <FormattedMessage id={tries > 0 ? "error.partNewer" : "error.partBody"} />
      </p>
      <div className="mt-3 flex flex-wrap gap-2.5">
        <Button variant="secondary" loading={busy} onClick={again}>
          <FormattedMessage id="error.again" />
        </Button>
        {tries > 0 && (
          <Button variant="ghost" onClick={() => window.location.reload()}>
            <FormattedMessage id="error.reload" />
          </Button>
        )}
      </div>
    </div>
  );
}
