import type { ReactNode } from "react";

export function Block({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="border-line border-t py-5">
      <h2 className="mb-4 font-medium text-head text-ink-2">{name}</h2>
      <div className="flex flex-wrap items-start gap-4">{children}</div>
    </section>
  );
}
