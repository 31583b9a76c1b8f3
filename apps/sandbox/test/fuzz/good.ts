import { type OperationId, operations } from "@coffer/sdk/contract";
import type { Api } from "../../src/testing/client.ts";
import { image } from "../../src/testing/images.ts";
import { validInputs } from "../../src/testing/valid-inputs.ts";

type Fields = Record<string, unknown>;
const signIn = { emailAddress: "vera.ode@coffer.example", password: "Coffer-demo-2026" };
const right: Readonly<Record<string, unknown>> = {
  code: "000000",
  googleCode: "000000",
  fundPassword: "246810",
  addressId: undefined,
  businessLicenceFileId: undefined,
};

/** Returns an input that should succeed; ids are filled in later. */
export function goodInput(id: OperationId): Fields {
  if (operations[id].multipart) return { file: image(), purpose: "identity" };
  if (id === "authenticateByEmailAddress") return signIn;
  const sample = { ...validInputs[id] };
  return JSON.parse(JSON.stringify(sample, (name, value) => (Object.hasOwn(right, name) ? right[name] : value)));
}

/** Requests codes for every contact of the call; recently sent codes stay valid. */
export function askForCodes(api: Api, { emailAddress, countryCode, phoneNumber }: Fields): void {
  const contact = emailAddress === undefined ? { countryCode, phoneNumber } : { emailAddress };
  const isContact = emailAddress !== undefined || phoneNumber !== undefined;
  if (isContact) for (const scene of [0, 1, 2, 3]) api.call("sendVerificationCode", { scene, ...contact });
  if (api.token !== null) for (const scene of [4, 5, 6]) api.call("sendVerificationCode", { scene });
}
