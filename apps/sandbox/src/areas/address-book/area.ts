import { defineArea } from "../../area/define-area.ts";
import { savedAddresses } from "./address-book.ts";
import { operations } from "./operations.ts";

export const area = defineArea({
  name: "address-book",
  needs: ["coins", "records", "security", "session"],
  operations,
  tables: [savedAddresses],
});
