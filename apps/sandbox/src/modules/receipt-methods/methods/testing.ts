import type { Api } from "../../../testing/client.ts";
import { image } from "../../../testing/images.ts";
import { done, five, type ModuleTesting, PIN, recipe, type Scene } from "../../../testing/scene.ts";
import type { PersonaName } from "../../auth/user/exports.ts";
import { receiptDetails } from "./detail.ts";

const verification = { fundPassword: PIN, googleCode: "000000" };
const valuesOf = (of: Readonly<Record<string, string>>) => Object.entries(of).map(([key, value]) => ({ key, value }));
const sepa = {
  receiptMethodId: "rm_sepa_eur",
  values: valuesOf({ accountHolderName: "Mei Lin", iban: "DE89370400440532013000" }),
  verification,
};
const gbp = {
  ...sepa,
  receiptMethodId: "rm_fps_gbp",
  values: valuesOf({ accountHolderName: "Mei Lin", sortCode: "200000", accountNumber: "55779911" }),
};
const hkd = {
  ...sepa,
  receiptMethodId: "rm_fps_hkd",
  values: valuesOf({
    ...{ accountHolderName: "Mei Lin", bankCode: "004", accountNumber: "123456789" },
    bankName: "Victoria Harbour Bank",
  }),
};
const ach = {
  ...sepa,
  receiptMethodId: "rm_ach_usd",
  values: valuesOf({
    ...{ accountHolderName: "Mei Lin", aba: "110000000", accountNumber: "123456789" },
    ...{ bankAccountType: "checking", bankName: "Prairie Union Bank" },
  }),
};
const coded = (qrCode: string) => ({
  ...sepa,
  receiptMethodId: "rm_code_cny",
  values: valuesOf({ accountHolderName: "Mei Lin", payId: "mei@pay.example", qrCode }),
});
const sentFor = (api: Api, purpose: string) => done(api, "uploadImage", { file: image(), purpose }).fileId;

const add =
  (input: object = sepa, name: PersonaName = "mei", before: (scene: Scene) => void = () => {}) =>
  (scene: Scene) => {
    before(scene);
    return scene.as(name).call("createUserReceiptMethodInfo", { ...input });
  };
const close = (scene: Scene) => void scene.act("operator/close-receipt-method", { id: "rm_sepa_eur" });
const wrong = { verification: { ...verification, fundPassword: "111111" } };

/** Mei's method from the seed. */
const own = (scene: Scene) => {
  const [first] = done(scene.as("mei"), "getUserReceiptMethodInfoList").items;
  return first?.userReceiptMethodInfoDetailId ?? "rd_NONE";
};
const remove =
  (sent: object = {}) =>
  (scene: Scene) =>
    scene.as("mei").call("deleteUserReceiptMethodInfoDetail", { id: own(scene), verification, ...sent });
const locked = (run: (scene: Scene, sent: object) => { error: { code: number } | null }) =>
  recipe("five wrong entries in a row", (scene) => {
    five(() => run(scene, wrong));
    return run(scene, wrong) as never;
  });

export const testing: ModuleTesting = {
  inputs: {
    getReceiptMethodList: { legalCurrency: "GBP" },
    getReceiptMethodForm: { receiptMethodId: "rm_fps_gbp" },
    getUserReceiptMethodInfoList: { legalCurrency: "GBP" },
    createUserReceiptMethodInfo: sepa,
    deleteUserReceiptMethodInfoDetail: { id: "rd_1", verification },
  },
  successes: {
    deleteUserReceiptMethodInfoDetail: (scene) => ({
      api: scene.as("mei"),
      input: { id: own(scene), verification },
    }),
  },
  recipes: {
    getReceiptMethodList: {
      40001: recipe("a coin, or a currency nobody pays in", (scene) =>
        scene.as("mei").call("getReceiptMethodList", { legalCurrency: "BTC" }),
      ),
    },
    getReceiptMethodForm: {
      60020: recipe("a channel that isn't there", (scene) =>
        scene.as("mei").call("getReceiptMethodForm", { receiptMethodId: "rm_NONE" }),
      ),
      60030: recipe("`actors/operator/close-receipt-method`", (scene) => {
        close(scene);
        return scene.as("mei").call("getReceiptMethodForm", { receiptMethodId: "rm_sepa_eur" });
      }),
    },
    createUserReceiptMethodInfo: {
      50002: recipe("a wrong fund PIN", add({ ...sepa, ...wrong })),
      50010: locked((scene, sent) => add({ ...sepa, ...sent })(scene)),
      50012: recipe("a picture that isn't there", add(coded("file_NONE"))),
      50013: recipe("a picture sent for something else", (scene) =>
        add(coded(sentFor(scene.as("mei"), "paymentVoucher")))(scene),
      ),
      60013: recipe("somebody not verified (`fresh`)", add(sepa, "fresh")),
      60020: recipe("a channel that isn't there", add({ ...sepa, receiptMethodId: "rm_NONE" })),
      60026: recipe("a second of a channel", add(gbp)),
      60030: recipe("`actors/operator/close-receipt-method`", add(sepa, "mei", close)),
      60032: recipe("a fourth", (scene) => {
        const api = scene.as("mei");
        for (const input of [sepa, hkd]) done(api, "createUserReceiptMethodInfo", input);
        return api.call("createUserReceiptMethodInfo", ach);
      }),
      90001: recipe("another holder than the verified name", (scene) =>
        add({ ...sepa, values: valuesOf({ accountHolderName: "Lin Mai", iban: "DE89370400440532013000" }) })(scene),
      ),
      90002: recipe("somebody without a fund PIN (`cashier`)", add(sepa, "cashier")),
    },
    deleteUserReceiptMethodInfoDetail: {
      50002: recipe("a wrong fund PIN", remove(wrong)),
      50010: locked((scene, sent) => remove(sent)(scene)),
      60020: recipe("one that isn't there, or somebody else's", remove({ id: "rd_NONE" })),
      90002: recipe("somebody without a fund PIN (`cashier`)", (scene) =>
        scene.as("cashier").call("deleteUserReceiptMethodInfoDetail", { id: cashiers(scene), verification }),
      ),
    },
  },
};

/** Inserted directly, because adding one needs a PIN. */
function cashiers(scene: Scene): string {
  const [row] = scene.world.table(receiptDetails).find("uid", "80413");
  if (!row) throw new Error("Vera has none.");
  scene.world.atomic(() => scene.world.table(receiptDetails).update(row.id, { uid: "80433" }));
  return row.id;
}
