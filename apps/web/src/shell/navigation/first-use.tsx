import { type ButtonHTMLAttributes, type ComponentType, cloneElement, type ReactElement, useState } from "react";

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
  if (pressed && Loaded) return <Loaded {...({ ...props, button } as Props)} />; // the compiler can't add up a generic type
  const fetch = () =>
    void load().then(
      (opened) => setLoaded(() => opened),
      () => setPressed(false), // no network: the next press asks again
    );
  return cloneElement(button, {
    "aria-haspopup": opens,
    "aria-expanded": false,
    onPointerEnter: fetch,
    onFocus: fetch,
    onClick: () => {
      setPressed(true);
      fetch();
    },
  });
}
