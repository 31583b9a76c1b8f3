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

/** What was pressed isn't here: no network, or a newer version has taken its place. */
export function useTellMissing(): () => void {
  const intl = useIntl();
  return () => notify(intl.formatMessage({ id: "error.partBody" }));
}

/** Of what opens from a button: it comes opened, and closes and opens as it likes from then on. */
export interface OpenedProps {
  button: ReactElement;
}

export interface FirstUseProps<Props extends OpenedProps> {
  button: ReactElement<ButtonHTMLAttributes<HTMLButtonElement>>;
  opens: "menu" | "dialog";
  /** Imports what opens. */
  load: () => Promise<ComponentType<Props>>;
  /** Its properties beside the button. */
  props: Omit<Props, "button">;
}

/**
 * A button whose menu is loaded with its first use: positioning, focus keeping and dismissing are 40 kB that most visits
 * never need. A pointer or the focus on the button loads it, a press opens it.
 */
export function FirstUse<Props extends OpenedProps>({ button, opens, load, props }: FirstUseProps<Props>) {
  const [Loaded, setLoaded] = useState<ComponentType<Props>>();
  const [pressed, setPressed] = useState(false);
  const tellMissing = useTellMissing();
  if (pressed && Loaded) return <Loaded {...({ ...props, button } as Props)} />; // the compiler can't add up a generic type
  const fetch = ({ type }: SyntheticEvent) =>
    void load().then(
      (opened) => setLoaded(() => opened),
      () => {
        setPressed(false); // the next press asks again
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
