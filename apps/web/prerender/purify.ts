import createPurify from "dompurify";
import { JSDOM } from "jsdom";

/** Cleans articles where there is no browser to do it. */
const purify = createPurify(new JSDOM("").window);

// biome-ignore lint/style/noDefaultExport: stands in for a module that has one
export default purify;
