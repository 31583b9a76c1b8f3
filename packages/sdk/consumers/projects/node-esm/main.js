import * as sdk from "@coffer/sdk";
import { job } from "../job.mjs";

console.log(JSON.stringify(await job(sdk, process.argv[2])));
