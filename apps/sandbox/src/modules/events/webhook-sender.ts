import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Outgoing, Resume, Send, Sender } from "../../core/webhooks.ts";
import type { World } from "../../world/world.ts";
import { beginAttempt, refuseToSend, takeAnswer } from "./attempt.ts";
import { type Delivery, runsIn } from "./delivery.ts";
import { events, eventView } from "./event.ts";
import { secretsOf, type Webhook, webhooks } from "./webhook.ts";

/** Concurrent attempts per webhook, which protects a slow receiver. */
const AT_ONCE = 4;

/** Sends a world's due deliveries after each request and as time passes. No reply waits for a receiver. */
export class WebhookSender implements Sender {
  readonly #send: Send | null;
  readonly #mayReach: (hostname: string) => boolean;
  readonly #resume: Resume;
  /** Worlds this sender has opened. Deliveries that were pending when a world was opened have lost their answer. */
  readonly #known = new WeakSet<World>();
  readonly #out = new Set<Promise<void>>();
  #hasStopped = false;

  /**
   * @param send without it nothing leaves: the receiver is played, or attempts time out on the world's clock
   * @param reach whether a webhook may be sent to a host
   */
  constructor(send: Send | null, reach: (hostname: string) => boolean, resume: Resume) {
    this.#send = send;
    this.#mayReach = reach;
    this.#resume = resume;
  }

  /** Resolves when no delivery is pending. */
  async settled(): Promise<void> {
    while (this.#out.size > 0) await Promise.all(this.#out);
  }
  /** Stops sending, and ignores later answers. */
  stop(): void {
    this.#hasStopped = true;
  }

  run(world: World): void {
    if (this.#hasStopped) return;
    const isNew = !this.#known.has(world);
    this.#known.add(world);
    const table = world.table(webhooks);
    // Called after every request, and most worlds have no deliveries.
    if (table.size === 0) return;
    for (const webhook of table.all()) {
      if (isNew) interrupt(world, webhook);
      this.#sendReady(world, webhook);
    }
  }

  #sendReady(world: World, webhook: Webhook): void {
    const isReached = this.#mayReach(new URL(webhook.url).hostname);
    for (;;) {
      if (this.#send && countOf(world, webhook, "sent") >= AT_ONCE) return;
      const delivery = runsIn(world, webhook.id, "ready")[0]?.at(0);
      if (!delivery) return;
      if (isReached) this.#attempt(world, webhook, delivery);
      else world.atomic(() => refuseToSend(world, delivery));
    }
  }
  #attempt(world: World, webhook: Webhook, delivery: Delivery): void {
    const send = this.#send;
    const attempt = world.atomic(() => beginAttempt(world, delivery, send !== null));
    if (send === null) return;
    const out = send(outgoingOf(world, webhook, delivery)).then((answer) => {
      this.#out.delete(out);
      if (!this.#hasStopped) this.#resume(world, () => world.atomic(() => takeAnswer(world, attempt, answer)));
    });
    this.#out.add(out);
  }
}

const countOf = (world: World, { id }: Webhook, step: "sent") =>
  runsIn(world, id, step).reduce((sum, { length }) => sum + length, 0);

/** The sending process has ended, or the world is a copy: the answer is lost. */
function interrupt(world: World, { id }: Webhook): void {
  for (let run = runsIn(world, id, "sent")[0]; run; run = runsIn(world, id, "sent")[0]) {
    const delivery = run.at(0) as Delivery;
    const attempt = { id: delivery.id, attempt: delivery.attemptCount };
    world.atomic(() => takeAnswer(world, attempt, { failed: "interrupted" }));
  }
}

function outgoingOf(world: World, webhook: Webhook, { eventId }: Delivery): Outgoing {
  const event = world.table(events).get(eventId);
  if (!event) throw new Error(`There is no event ${eventId} to send.`);
  const body = JSON.stringify(eventView(event));
  return {
    url: webhook.url,
    headers: {
      "content-type": "application/json",
      "user-agent": "Coffer-Webhooks/1",
      "coffer-signature": signedHeader(body, secretsOf(world, webhook), world.clock.now()),
    },
    body,
  };
}

/** "`t=<seconds>,v1=<hex>`, the HMAC-SHA256 with the secret over `t`, a dot and the body", a `v1` for each secret. */
export function signedHeader(body: string, secrets: readonly string[], now: number): string {
  const seconds = Math.floor(now / 1000);
  const payload = utf8ToBytes(`${seconds}.${body}`);
  const signatures = secrets.map((secret) => `v1=${bytesToHex(hmac(sha256, utf8ToBytes(secret), payload))}`);
  return [`t=${seconds}`, ...signatures].join(",");
}
