import * as sdk from "@coffer/sdk";
import { job } from "../job.mjs";

const [url] = globalThis.Deno?.args ?? process.argv.slice(2);
console.log(JSON.stringify(await job(sdk, url)));
