import { session } from "./session.ts";

/** The sandbox on a user's own machine. Dark in both themes. */
export function Terminal() {
  return (
    <div
      data-theme-mode="dark"
      translate="no"
      className="flex min-w-0 flex-col rounded-lg border border-line bg-sunken font-mono text-ink text-label"
    >
      <p className="border-line border-b px-3.5 py-3 sm:px-[18px] text-ink-2">terminal</p>
      <ol className="flex flex-col gap-5 px-3.5 py-6 leading-[22px] sm:px-[18px]">
        {session.map(({ typed, answer }) => (
          <li key={typed}>
            <span aria-hidden className="select-none text-vault">
              ${" "}
            </span>
            {typed}
            <span className="block text-[11px] text-ink-2 sm:text-label">{answer}</span>
          </li>
        ))}
        <li aria-hidden className="flex items-center gap-2 text-vault">
          $<span className="h-4 w-2 bg-ink-3" />
        </li>
      </ol>
    </div>
  );
}
