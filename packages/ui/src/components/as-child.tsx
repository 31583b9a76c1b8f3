import { Children, cloneElement, type ReactElement, type ReactNode } from "react";
import { cn } from "../cn.ts";

type Props = Record<string, unknown>;

/**
 * Draws its only child (a link, a heading) in its own place: with its classes, handlers and attributes, where the child
 * has none of its own. Radix's Slot does more, and was 1 kB before the first paint of every page.
 */
export function AsChild({ children, ...given }: Props & { children?: ReactNode }) {
  const child = Children.only(children) as ReactElement<Props>;
  const own = child.props;
  const merged: Props = { ...given, ...own };
  merged.className = cn(given.className as string | undefined, own.className as string | undefined);
  for (const [name, handler] of Object.entries(given)) {
    const ownHandler = own[name];
    if (typeof handler !== "function" || typeof ownHandler !== "function") continue;
    merged[name] = (...happened: unknown[]) => {
      ownHandler(...happened);
      handler(...happened);
    };
  }
  return cloneElement(child, merged);
}
