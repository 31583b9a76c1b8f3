/** The dark overlay below dialogs and sheets. */
export const scrimClass =
  "fixed inset-0 z-50 bg-scrim duration-150 data-[state=open]:animate-in data-[state=open]:fade-in-0 data-[state=closed]:animate-out data-[state=closed]:fade-out-0";

/** A dialog's box: centred, with its own scroll, never wider than the screen. */
export const dialogClass =
  "fixed inset-0 z-50 m-auto flex h-fit max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] flex-col overflow-y-auto rounded-xl border border-line bg-surface text-ink shadow-soft duration-150 data-[state=open]:animate-in data-[state=open]:fade-in-0 data-[state=open]:slide-in-from-bottom-1 data-[state=closed]:animate-out data-[state=closed]:fade-out-0";
