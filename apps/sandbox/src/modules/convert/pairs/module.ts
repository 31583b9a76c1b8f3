import { defineModule } from "../../../core/define-module.ts";

/** The common parts of trading at a quote, with the market or with the desk. */
export const module = defineModule({ name: "convert/pairs", needs: ["assets/coins", "assets/prices", "auth/user"] });
