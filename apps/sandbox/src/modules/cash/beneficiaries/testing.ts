import type { OperationId } from "@coffer/sdk/contract";
import type { Api } from "../../../testing/client.ts";
import { done, five, type ModuleTesting, PIN, page, recipe, right, type Scene } from "../../../testing/scene.ts";
import type { PersonaName } from "../../auth/user/exports.ts";

const verification = { googleCode: "000000" };
const proof = { ...verification, fundPassword: PIN };
const account = {
  ...{ firstName: "Mei", lastName: "Lin", accountHolderName: "Mei Lin", accountNumber: "000987654321" },
  ...{ aba: "110000000", bankName: "Prairie Union Bank", bankCountry: "US", bankAccountType: "checking" },
};
const fields = { friendlyName: "Garden", currency: "USD", ...account };
const payee = { channel: "ach", payeeType: "person", fields, verification };
const own = { channel: "ach", fields, verification: proof };
const listed = {
  ...{ iban: "NL91ABNA0417164300", accountHolderName: "Mei Lin", bankCountry: "NL", bankName: "Amstel Bank" },
  ...{ remark: "Holidays", verification },
};
const inputs = { createBeneficiary: payee, createCashBankAccount: own, createPayWhitelist: listed } as const;
type Saving = keyof typeof inputs;

const save = (id: Saving, api: Api, changes: object = {}) => api.call(id, { ...inputs[id], ...changes });
const saveAs =
  (id: Saving, name: PersonaName, changes: object = {}) =>
  (scene: Scene) =>
    save(id, scene.as(name), changes);
const wrong = (id: Saving) => ({ verification: { ...inputs[id].verification, googleCode: "111111" } });

/** The refusals of the proof for every call that saves. */
const proofs = (id: Saving) => ({
  50002: recipe("a wrong authenticator code", saveAs(id, "mei", wrong(id))),
  50010: recipe("five wrong authenticator codes", (scene) => {
    const api = scene.as("mei");
    five(() => save(id, api, wrong(id)));
    return save(id, api);
  }),
  60013: recipe("somebody not verified (`fresh`)", saveAs(id, "fresh")),
});
const NOT_OPEN = "an account that isn't open (`acceptor`)";
const OTHER_NAME = "a holder of another name";
const unknown = (id: OperationId, input: Record<string, unknown>) =>
  recipe("an unknown id, or somebody else's", (scene) => scene.as("mei").call(id, { id: "xx_NONE", ...input }));

const first = (api: Api) => done(api, "getBeneficiaryPage").items[0]?.id ?? "";
const change = (api: Api, changes: object = {}) =>
  api.call("updateBeneficiary", { id: first(api), fields, verification, ...changes });

const withdrawn = (scene: Scene) => {
  for (const direction of ["topUp", "withdraw"])
    scene.act("bank/channel", { channel: "ach", direction, offered: false });
};
const NO_SUCH_CURRENCY = "a currency that isn't the channel's";

export const testing: ModuleTesting = {
  inputs: {
    ...inputs,
    updateBeneficiary: { id: "bf_1", fields, verification },
    getBeneficiaryPage: { ...page, Coin: "USD", channel: "ach", Keyword: "rent", Sorting: "friendlyName asc" },
    getCashBeneficiary: { id: "bf_1" },
    deleteCashBeneficiary: { id: "bf_1" },
    getChannelBeneficiaryDynamicFormsFields: { channel: "wire", payeeType: "company", bankCountry: "AU" },
    getCashBankAccountList: { currency: "USD" },
    deleteCashBankAccount: { id: "ba_1" },
    getPayWhitelist: { ...page, Status: [1], Keyword: "GB" },
    deletePayWhitelist: { id: "pw_1" },
  },
  successes: {
    updateBeneficiary: (scene) => {
      const api = scene.as("mei");
      const [saved] = done(api, "getBeneficiaryPage", { channel: "ach" }).items;
      return { api, input: { id: saved?.id, fields: saved?.fields, verification: right } };
    },
    getCashBeneficiary: (scene) => ({ api: scene.as("mei"), input: { id: first(scene.as("mei")) } }),
    deleteCashBeneficiary: (scene) => ({ api: scene.as("mei"), input: { id: first(scene.as("mei")) } }),
    deleteCashBankAccount: (scene) => {
      const api = scene.as("mei");
      return { api, input: { id: done(api, "getCashBankAccountList")[0]?.id } };
    },
    deletePayWhitelist: (scene) => {
      const api = scene.as("mei");
      return { api, input: { id: done(api, "getPayWhitelist").items[0]?.id } };
    },
  },
  recipes: {
    getChannelBeneficiaryDynamicFormsFields: {
      40001: recipe("a channel that is no longer offered: `actors/bank/channel` with offered false", (scene) => {
        withdrawn(scene);
        return scene.as("mei").call("getChannelBeneficiaryDynamicFormsFields", { channel: "ach" });
      }),
    },
    createBeneficiary: {
      ...proofs("createBeneficiary"),
      40001: recipe(NO_SUCH_CURRENCY, saveAs("createBeneficiary", "mei", { fields: { ...fields, currency: "EUR" } })),
      60004: recipe("`actors/operator/shut-cash`", (scene) => {
        scene.act("operator/shut-cash", { name: "mei" });
        return saveAs("createBeneficiary", "mei")(scene);
      }),
    },
    updateBeneficiary: {
      50002: recipe("a wrong authenticator code", (scene) =>
        change(scene.as("mei"), { verification: { googleCode: "111111" }, fields, ...achOf(scene) }),
      ),
      50010: recipe("five wrong authenticator codes", (scene) => {
        const api = scene.as("mei");
        five(() => change(api, { verification: { googleCode: "111111" }, ...achOf(scene) }));
        return change(api, achOf(scene));
      }),
      60013: recipe("somebody not verified (`fresh`)", (scene) => change(scene.as("fresh"), { id: "bf_NONE" })),
      60020: unknown("updateBeneficiary", { fields, verification }),
    },
    getCashBeneficiary: { 60020: unknown("getCashBeneficiary", {}) },
    deleteCashBeneficiary: { 60020: unknown("deleteCashBeneficiary", {}) },
    deleteCashBankAccount: { 60020: unknown("deleteCashBankAccount", {}) },
    deletePayWhitelist: { 60020: unknown("deletePayWhitelist", {}) },
    createCashBankAccount: {
      ...proofs("createCashBankAccount"),
      40001: recipe(
        NO_SUCH_CURRENCY,
        saveAs("createCashBankAccount", "mei", { fields: { ...fields, currency: "EUR" } }),
      ),
      60006: recipe(NOT_OPEN, saveAs("createCashBankAccount", "acceptor")),
      90001: recipe(
        OTHER_NAME,
        saveAs("createCashBankAccount", "mei", { fields: { ...fields, accountHolderName: "Rosa Whitfield" } }),
      ),
      90002: recipe("somebody verified without a fund PIN (`cashier`)", saveAs("createCashBankAccount", "cashier")),
    },
    createPayWhitelist: {
      ...proofs("createPayWhitelist"),
      60006: recipe(NOT_OPEN, saveAs("createPayWhitelist", "acceptor")),
      90001: recipe(OTHER_NAME, saveAs("createPayWhitelist", "mei", { accountHolderName: "Rosa Whitfield" })),
    },
  },
};

/** Mei's beneficiary of the channel of `fields`. */
function achOf(scene: Scene): { id: string } {
  const [saved] = done(scene.as("mei"), "getBeneficiaryPage", { channel: "ach" }).items;
  return { id: saved?.id ?? "" };
}
