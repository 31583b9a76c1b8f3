import * as sdk from "@coffer/sdk";
import { job } from "../../job.mjs";

const url = new URLSearchParams(location.search).get("sandbox");
const said = await job(sdk, url).then(JSON.stringify, (error) => `${error.name}: ${error.message}`);
document.querySelector("pre").textContent = said;
