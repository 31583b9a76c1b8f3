import { defineArea } from "../../area/define-area.ts";

/** What trading at a quote has in common, with the market or with the desk. */
export const area = defineArea({ name: "exchange", needs: ["coins", "prices", "user"] });
