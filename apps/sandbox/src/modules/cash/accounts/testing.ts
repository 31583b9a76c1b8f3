import type { Api } from "../../../testing/client.ts";
import { image } from "../../../testing/images.ts";
import { done, type ModuleTesting, recipe, type Scene } from "../../../testing/scene.ts";
import type { PersonaName } from "../../auth/user/exports.ts";
import { attachmentReviews } from "./attachment-review.ts";

const data = {
  ...{ addressLine: "14 Larkfield Road", city: "London", postalCode: "SE16 4DG", country: "GB" },
  ...{ phoneNumber: "+447700900123", emailAddress: "mei.lin@coffer.example", occupation: "Architect" },
  ...{ sourceOfFunds: "salary", expectedMonthlyVolume: "under50000" },
};
const values = (fileId: string) => [
  { key: "purpose", value: "suppliers" },
  { key: "sourceDescription", value: "Salary and sale of a flat in 2025" },
  { key: "proof", fileIds: [fileId] },
];
const upload = (api: Api, purpose = "identity") => done(api, "uploadImage", { file: image(), purpose }).fileId;
const attach = (api: Api, changes: object = {}) =>
  api.call("createUserChannelAttachment", { channel: "wire", values: values(upload(api)), ...changes });
const attachAs = (name: PersonaName) => (scene: Scene) => attach(scene.as(name));

const open = (api: Api, changes: object = {}) =>
  api.call("createCashCustomer", { data: { ...data, ...changes }, agreed: true });
const openAs = (name: PersonaName) => (scene: Scene) => open(scene.as(name));
const update = (api: Api, customerId: string, changes: object = {}) =>
  api.call("updateCashCustomer", { customerId, data: { ...data, ...changes } });
const idOf = (api: Api) => done(api, "getCashCustomer").customerId;

/** Removes the channel. */
const withdrawn = (scene: Scene) => {
  for (const direction of ["topUp", "withdraw"])
    scene.act("bank/channel", { channel: "wire", direction, offered: false });
  return scene.as("mei");
};
const NOT_OFFERED = "a channel that is no longer offered: `actors/bank/channel` with offered false";
const NOT_OPEN = "an account that isn't open (`acceptor`)";

export const testing: ModuleTesting = {
  lives: [
    // Declined, requested again, questioned, confirmed with another address, opened, questioned, confirmed unchanged.
    (scene) => {
      const api = scene.as("acceptor");
      open(api);
      scene.act("institution/decline", { name: "acceptor" });
      open(api);
      scene.act("institution/ask", { name: "acceptor" });
      update(api, idOf(api), { city: "Leeds" });
      scene.pass(3_600_000);
      scene.act("institution/ask", { name: "acceptor" });
      update(scene.as("acceptor"), idOf(scene.as("acceptor")), { city: "Leeds" });
    },
    // A form that is rejected, submitted again and approved; and one without a decision.
    (scene) => {
      const api = scene.as("mei");
      for (const decision of ["reject", "approve"]) {
        attach(api);
        const [{ id } = { id: "" }] = attachmentReviews.list(scene.world);
        scene.stranger.control("POST", "review/decide", { queue: "channelAttachment", id, decision });
      }
      attach(scene.as("verified"));
      scene.pass(7 * 24 * 3_600_000);
    },
  ],
  inputs: {
    createCashCustomer: { data: { ...data, taxId: "GB12345678" }, agreed: true },
    updateCashCustomer: { customerId: "cu_1", data },
    getChannelAttachmentDynamicFormsFields: { channel: "wire" },
    createUserChannelAttachment: { channel: "wire", values: values("file_AAAAAA") },
    getUserChannelAttachment: { channel: "wire" },
  },
  successes: {
    createCashCustomer: (scene) => ({ api: scene.as("acceptor"), input: { data, agreed: true } }),
    updateCashCustomer: (scene) => {
      const api = scene.as("mei");
      return { api, input: { customerId: idOf(api), data } };
    },
    createUserChannelAttachment: (scene) => {
      const api = scene.as("mei");
      return { api, input: { channel: "wire", values: values(upload(api)) } };
    },
  },
  recipes: {
    createCashCustomer: {
      50015: recipe("somebody who already is a customer (`mei`)", openAs("mei")),
      60001: recipe("`actors/institution/answer` with unreachable, or the tax number SANDBOX-UNREACHABLE", (scene) => {
        scene.act("institution/answer", { answer: "unreachable" });
        return open(scene.as("acceptor"));
      }),
      60004: recipe("`actors/operator/shut-cash`", (scene) => {
        scene.act("operator/shut-cash", { name: "acceptor" });
        return open(scene.as("acceptor"));
      }),
      60013: recipe("somebody not verified (`fresh`)", openAs("fresh")),
      90003: recipe("somebody rejected (`rejected`)", openAs("rejected")),
      90004: recipe("somebody under review (`pending`)", openAs("pending")),
      90006: recipe("the tax number SANDBOX-DECLINED, or `actors/institution/answer` with declines", (scene) =>
        open(scene.as("acceptor"), { taxId: "SANDBOX-DECLINED" }),
      ),
    },
    getCashCustomer: {
      50011: recipe("somebody who isn't a customer (`acceptor`)", (scene) =>
        scene.as("acceptor").call("getCashCustomer"),
      ),
    },
    updateCashCustomer: {
      50011: recipe("somebody who isn't a customer (`acceptor`), or another's id", (scene) =>
        update(scene.as("acceptor"), "cu_NONE"),
      ),
      60013: recipe("somebody not verified (`fresh`)", (scene) => update(scene.as("fresh"), "cu_NONE")),
      60015: recipe("while the account is being created", (scene) => {
        const api = scene.as("acceptor");
        open(api);
        return update(api, idOf(api));
      }),
    },
    getChannelAttachmentDynamicFormsFields: {
      40001: recipe(NOT_OFFERED, (scene) =>
        withdrawn(scene).call("getChannelAttachmentDynamicFormsFields", { channel: "wire" }),
      ),
      60006: recipe(NOT_OPEN, (scene) =>
        scene.as("acceptor").call("getChannelAttachmentDynamicFormsFields", { channel: "wire" }),
      ),
    },
    getUserChannelAttachment: {
      40001: recipe(NOT_OFFERED, (scene) => withdrawn(scene).call("getUserChannelAttachment", { channel: "wire" })),
    },
    createUserChannelAttachment: {
      40001: recipe(NOT_OFFERED, (scene) => attach(withdrawn(scene))),
      50012: recipe("a file id nobody uploaded", (scene) => attach(scene.as("mei"), { values: values("file_NNNNNN") })),
      50013: recipe("a file uploaded for another purpose", (scene) => {
        const api = scene.as("mei");
        return attach(api, { values: values(upload(api, "receiptCode")) });
      }),
      60006: recipe(NOT_OPEN, attachAs("acceptor")),
      60013: recipe("somebody not verified (`fresh`)", attachAs("fresh")),
      60015: recipe("a second time, while the first is under review", (scene) => {
        const api = scene.as("mei");
        attach(api);
        return attach(api);
      }),
    },
  },
};
