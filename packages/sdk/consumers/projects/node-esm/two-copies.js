import { createRequire } from "node:module";
import * as modern from "@coffer/sdk";
import { refusal, scripted } from "@coffer/sdk/testing";

// One program with two copies of the package: a dependency requires one, the program imports the other.
const required = createRequire(import.meta.url)("@coffer/sdk");

async function failureOf({ createClient }) {
  const { fetch } = scripted([refusal(60028)]);
  return createClient({ fetch })
    .basic.getLegalCurrencyList()
    .then(undefined, (error) => error);
}

const seen = [];
for (const [thrower, catcher] of [
  [modern, required],
  [required, modern],
]) {
  const error = await failureOf(thrower);
  seen.push({
    otherClass: thrower.CofferError !== catcher.CofferError,
    isCofferError: catcher.isCofferError(error),
    instanceOf: error instanceof catcher.CofferError,
    hasCode: catcher.hasCode(error, 60028),
    notAnother: catcher.hasCode(error, 60029),
  });
}
console.log(JSON.stringify(seen));
