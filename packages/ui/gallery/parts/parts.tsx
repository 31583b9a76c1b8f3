import { Actions } from "./actions.tsx";
import { Fields } from "./fields.tsx";
import { Overlays } from "./overlays.tsx";
import { States } from "./states.tsx";

export function Parts() {
  return (
    <main className="mx-auto max-w-[1200px] px-4 py-8">
      <h1 className="mb-6 font-serif text-title">Every part</h1>
      <Actions />
      <Fields />
      <Overlays />
      <States />
    </main>
  );
}
