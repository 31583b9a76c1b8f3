import { defineModule } from "../../../core/define-module.ts";

/** What trading at a quote has in common, with the market or with the desk. */
export const module = defineModule({ name: "convert/pairs", needs: ["assets/coins", "assets/prices", "auth/user"] });
