import {
  type ButtonHTMLAttributes,
  type ComponentType,
  cloneElement,
  type ReactElement,
  type SyntheticEvent,
  useState,
} from "react";

import { useIntl } from "react-intl";
import { notify } from "../notify.ts";

/** The chunk can't load: no network, or a newer version has replaced it. */
export function useTellMissing(): () => void {
  const intl = useIntl();
  return () => notify(intl.formatMessage({ id: "error.partBody" }));
}

/** The props of a popup: it mounts open, and controls itself from then on. */
export interface OpenedProps {
  button: ReactElement;
}

export interface FirstUseProps<Props extends OpenedProps> {
  button: ReactElement<ButtonHTMLAttributes<HTMLButtonElement>>;
  opens: "menu" | "dialog";
  /** Imports the popup. */
  load: () => Promise<ComponentType<Props>>;
  /** Its props besides the button. */
  props: Omit<Props, "button">;
}

/**
 * A button whose menu loads on first use: positioning, focus management and dismissal are 40 kB that most visits
 * don't need. Hover or focus loads it, a click opens it.
 */
export function FirstUse<Props extends OpenedProps>({ button, opens, load, props }: FirstUseProps<Props>) {
  const [Loaded, setLoaded] = useState<ComponentType<Props>>();
  const [pressed, setPressed] = useState(false);
  const tellMissing = useTellMissing();
  if (pressed && Loaded) return <Loaded {...({ ...props, button } as Props)} />; // TypeScript can't merge a generic type here.
  const fetch = ({ type }: SyntheticEvent) =>
    void load().then(
      (opened) => setLoaded(() => opened),
      () => {
        setPressed(false); // The next click retries.
        if (type === "click") tellMissing();
      },
    );
  return cloneElement(button, {
    "aria-haspopup": opens,
    "aria-expanded": false,
    onPointerEnter: fetch,
    onFocus: fetch,
    onClick: (event) => {
      setPressed(true);
      fetch(event);
    },
  });
}
