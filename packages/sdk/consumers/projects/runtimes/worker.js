import * as sdk from "@coffer/sdk";
import { job } from "../job.mjs";

// A worker has no globals of Node; the sandbox's address comes with the request.
const worker = {
  fetch: async (request) => Response.json(await job(sdk, new URL(request.url).searchParams.get("sandbox"))),
};
export default worker;
