import type { ReactNode } from "react";

/** Before what can't be undone: what comes of it, as icons and sentences. */
export function Consequences({ items }: { items: readonly (readonly [icon: ReactNode, words: ReactNode])[] }) {
  return (
    <ul className="flex flex-col gap-2.5 text-ink-2">
      {items.map(([icon, words], at) => (
        <li key={at} className="flex gap-3">
          <span aria-hidden className="mt-0.5 shrink-0 [&_svg]:size-4">
            {icon}
          </span>
          <span>{words}</span>
        </li>
      ))}
    </ul>
  );
}
