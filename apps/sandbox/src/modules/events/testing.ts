import { done, type ModuleTesting, page, type Scene } from "../../testing/scene.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const webhook = { url: "https://shop.harbour-pine.example/coffer/events", types: ["deposit.credited"] };
/** Where nothing listens, and no adapter sends: the receiver is played. */
const local = { ...webhook, url: "http://127.0.0.1:9/events" };

/** A merchant with a webhook, and the outcomes of its deliveries. */
function merchantWith(scene: Scene) {
  const api = scene.as("merchant");
  const { id } = done(api, "createWebhook", local);
  const ping = () => done(api, "pingWebhook", { id }).id;
  const resend = (delivery: string) => done(api, "resendWebhookDelivery", { id: delivery }).id;
  const answer = (delivery: string, status: number) => scene.act("receiver/answer", { id: delivery, status });
  const update = (enabled: boolean) => done(api, "updateWebhook", { ...local, id, enabled });
  const fails = () => {
    for (let count = 0; count < 3; count++) answer(ping(), 500);
  };
  /** Credits incoming coins. */
  const credited = () => {
    const coins = { coin: "USDT", network: "TRC20", amount: "25", name: "merchant" };
    scene.stranger.control("POST", "chain/deposit", coins);
    scene.pass(HOUR);
    const open = done(scene.as("merchant"), "getWebhookDeliveries", { id, Status: ["pending"] });
    return open.items[0]?.id ?? "";
  };
  return { ping, resend, answer, update, fails, credited };
}

/** A merchant's own webhook, and the other input of its id. */
const ownWebhook =
  (more: object = {}) =>
  (scene: Scene) => {
    const api = scene.as("merchant");
    return { api, input: { id: done(api, "createWebhook", local).id, ...more } };
  };

export const testing: ModuleTesting = {
  successes: {
    updateWebhook: ownWebhook({ ...local, enabled: true }),
    deleteWebhook: ownWebhook(),
    rollWebhookSecret: ownWebhook(),
    pingWebhook: ownWebhook(),
    getWebhookDeliveries: ownWebhook(page),
    resendWebhookDelivery: (scene) => {
      const { api, input } = ownWebhook()(scene);
      return { api, input: { id: done(api, "pingWebhook", input).id } };
    },
  },
  inputs: {
    getEventList: { ...page, Types: ["deposit.credited"] },
    createWebhook: webhook,
    updateWebhook: { id: "wh_1", ...webhook, enabled: true },
    deleteWebhook: { id: "wh_1" },
    rollWebhookSecret: { id: "wh_1" },
    pingWebhook: { id: "wh_1" },
    getWebhookDeliveries: { ...page, id: "wh_1", Status: ["retrying", "failed"] },
    resendWebhookDelivery: { id: "dl_1" },
  },
  lives: [
    (scene) => {
      const { fails, answer, ping, update } = merchantWith(scene);
      fails();
      answer(ping(), 204);
      fails();
      update(false);
      update(true);
      update(false);
    },
    (scene) => {
      const { credited, answer } = merchantWith(scene);
      const delivery = credited();
      answer(delivery, 500);
      scene.pass(MINUTE);
      answer(delivery, 204);
    },
    // No answer for more than a day.
    (scene) => {
      const { credited } = merchantWith(scene);
      credited();
      for (let hour = 0; hour < 30; hour++) scene.pass(HOUR);
    },
  ],
};
