import { storedFiles } from "../domain/files/file.ts";
import { dueTask } from "../world/due-task.ts";

export const removeUnused = dueTask("file.removeUnused", (world, { id }: { id: string }) => {
  const table = world.table(storedFiles);
  if (table.get(id)?.used === false) table.delete(id);
});
