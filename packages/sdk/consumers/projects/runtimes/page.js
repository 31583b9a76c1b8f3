import * as sdk from "@coffer/sdk";
import { job } from "../job.mjs";

globalThis.outcome = job(sdk, globalThis.sandboxUrl);
