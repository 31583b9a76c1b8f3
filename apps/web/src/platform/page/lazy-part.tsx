import { Button, cn } from "@coffer/ui";
import { type ComponentType, createContext, lazy, use, useEffect, useReducer, useTransition } from "react";
import { FormattedMessage } from "../intl/intl.ts";

/** The retry state for the fallback note. */
const Trying = createContext({ tries: 0, busy: false, again: () => {} });

/** The position of the note of an overlay. */
export const overPage = "fixed inset-x-4 bottom-4 z-50 mx-auto max-w-lg shadow-soft";

/** The fallback of an optional part: its failure is silent. */
export const Nothing = () => null;

/**
 * A lazy-loaded component. If its import fails (offline, or replaced by a newer version), a note in its place offers
 * a retry, and input around it is kept.
 * @param place the position of the note, if not the component's own
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
    // A remount imports again.
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
