import { defineModule } from "../../core/define-module.ts";
import { savedAddresses } from "./address-book.ts";
import { operations } from "./operations.ts";

export const module = defineModule({
  name: "address-book",
  needs: ["assets/coins", "assets/records", "auth/session", "profile"],
  operations,
  tables: [savedAddresses],
});
