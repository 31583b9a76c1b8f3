"use client";

import * as sdk from "@coffer/sdk";
import { job } from "../job.mjs";

const url = new URLSearchParams(location.search).get("sandbox");
job(sdk, url)
  .then(JSON.stringify, (error) => `${error.name}: ${error.message}`)
  .then((said) => {
    document.querySelector("pre").textContent = said;
  });
