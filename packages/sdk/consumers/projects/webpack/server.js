import * as sdk from "@coffer/sdk";
import { job } from "../job.mjs";

job(sdk, process.argv[2]).then((done) => console.log(JSON.stringify(done)));
