import type { Api } from "../../../testing/client.ts";
import { done, five, type ModuleTesting, PASSWORD, PIN, page, recipe, type Scene } from "../../../testing/scene.ts";

const till = {
  userName: "quay-till-1",
  emailAddress: "till1@harbour-pine.example",
  password: PASSWORD,
  contactName: "Ida Brandt",
  countryCode: "+44",
  phoneNumber: "7700900456",
  jobTitle: "Cashier",
  collectionValidMinutes: 30,
  orderDisplayDays: 30,
};
/** The cashier persona. */
const TILL_2 = "quay-till-2";
const UNKNOWN = "an unknown id, or another merchant's cashier";

const hire = (api: Api, changes: object = {}) => api.call("createSubMerchant", { ...till, ...changes });
const hireAs = (changes: object) => (scene: Scene) => hire(scene.as("merchant"), changes);
const idOf = (api: Api) => done(api, "getSubMerchantList", { Keyword: TILL_2 }).items[0]?.id ?? "";
const proof = { fundPassword: PIN };
const reset = (api: Api, id: string, changes: object = {}) =>
  api.call("resetSubMerchantPassword", { id, password: PASSWORD, verification: proof, ...changes });
const resetOwn = (changes: object) => (scene: Scene) => {
  const api = scene.as("merchant");
  return reset(api, idOf(api), changes);
};
const wrong = { verification: { fundPassword: "135790" } };
const own =
  (more: object = {}) =>
  (scene: Scene) => {
    const api = scene.as("merchant");
    return { api, input: { id: idOf(api), ...more } };
  };
const unknown = (id: "getSubMerchant" | "activeSubMerchant" | "inActiveSubMerchant") => ({
  50011: recipe(UNKNOWN, (scene: Scene) => scene.as("merchant").call(id, { id: "sm_NONE" })),
});

export const testing: ModuleTesting = {
  lives: [
    (scene) => {
      const api = scene.as("merchant");
      const id = idOf(api);
      done(api, "inActiveSubMerchant", { id });
      done(api, "activeSubMerchant", { id });
    },
  ],
  inputs: {
    createSubMerchant: till,
    updateSubMerchant: { id: "sm_1", contactName: "Ida B.", collectionValidMinutes: 45 },
    resetSubMerchantPassword: { id: "sm_1", password: PASSWORD, verification: proof },
    getSubMerchantList: { ...page, Keyword: "till", Sorting: "userName asc" },
    getSubMerchant: { id: "sm_1" },
    activeSubMerchant: { id: "sm_1" },
    inActiveSubMerchant: { id: "sm_1" },
  },
  successes: {
    updateSubMerchant: own({ collectionValidMinutes: 45 }),
    resetSubMerchantPassword: own({ password: PASSWORD, verification: proof }),
    getSubMerchant: own(),
    activeSubMerchant: own(),
    inActiveSubMerchant: own(),
  },
  recipes: {
    getSubMerchant: unknown("getSubMerchant"),
    activeSubMerchant: unknown("activeSubMerchant"),
    inActiveSubMerchant: unknown("inActiveSubMerchant"),
    createSubMerchant: {
      51024: recipe("a user name with an umlaut", hireAs({ userName: "kässe-1" })),
      51025: recipe("an e-mail address with an exclamation mark", hireAs({ emailAddress: "till!1@shop.example" })),
      51026: recipe("a password with a space", hireAs({ password: "Harbour Pine 77!" })),
      51091: recipe("a password of letters alone", hireAs({ password: "harbourandpine" })),
      51092: recipe("the user name of another of its cashiers", hireAs({ userName: TILL_2 })),
      51093: recipe("an e-mail address that has an account", hireAs({ emailAddress: "till@harbour-pine.example" })),
      51094: recipe("a phone that has an account", hireAs({ phoneNumber: "7700900123" })),
      510240: recipe("the user name of another merchant's cashier", (scene) =>
        hire(scene.registered("merchant"), { userName: TILL_2 }),
      ),
    },
    updateSubMerchant: {
      50011: recipe(UNKNOWN, (scene) => scene.as("merchant").call("updateSubMerchant", { id: "sm_NONE" })),
      51025: recipe("an e-mail address with an exclamation mark", (scene) => {
        const { api, input } = own({ emailAddress: "till!1@shop.example" })(scene);
        return api.call("updateSubMerchant", input);
      }),
      51093: recipe("an e-mail address that has an account", (scene) => {
        const { api, input } = own({ emailAddress: "mei.lin@coffer.example" })(scene);
        return api.call("updateSubMerchant", input);
      }),
      51094: recipe("a phone that has an account", (scene) => {
        const { api, input } = own({ countryCode: "+44", phoneNumber: "7700900123" })(scene);
        return api.call("updateSubMerchant", input);
      }),
    },
    resetSubMerchantPassword: {
      50002: recipe("a wrong fund PIN", resetOwn(wrong)),
      50010: recipe("five wrong fund PINs", (scene) => {
        const api = scene.as("merchant");
        const id = idOf(api);
        five(() => reset(api, id, wrong));
        return reset(api, id, wrong);
      }),
      50011: recipe(UNKNOWN, (scene) => reset(scene.as("merchant"), "sm_NONE")),
      51091: recipe("a password of letters alone", resetOwn({ password: "harbourandpine" })),
      90002: recipe("a merchant without a fund PIN", (scene) => {
        const api = scene.registered("merchant");
        return reset(api, done(api, "createSubMerchant", till).id);
      }),
    },
  },
};
