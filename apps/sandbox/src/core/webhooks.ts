import type { Result } from "@coffer/sdk/contract";
import type { World } from "../world/world.ts";

/** A webhook as it leaves. */
export type Outgoing = {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};
/** The result of an attempt: the receiver's HTTP status, or the reason that there is none. */
export type Answer = { readonly status: number } | { readonly failed: SendFailure };

type FailReason = NonNullable<Result<"getWebhookDeliveries">["items"][number]["failReason"]>;
type SendFailure = Exclude<FailReason, "status" | "stopped">;
/** Sends one webhook and returns the answer. It never rejects. An adapter with a network hands it in. */
export type Send = (outgoing: Outgoing) => Promise<Answer>;
/** Runs work in a world at the world's own time, unless the world was replaced or unloaded. */
export type Resume = (world: World, work: () => void) => void;

/** The hosts that webhooks may be sent to: those named (`*` for any), and this machine's loopback names. */
export type Reach = { readonly hosts: readonly string[]; readonly loopback: boolean };

/** Sends a world's due webhooks. */
export type Sender = {
  readonly run: (world: World) => void;
  /** Resolves when no webhook is being sent. */
  readonly settled: () => Promise<void>;
  /** Stops sending, and ignores later answers. */
  readonly stop: () => void;
};

export type Webhooks = {
  readonly hasWebhooks: (world: World) => boolean;
  /** Whether a webhook of the world is still to be sent. */
  readonly hasDeliveries: (world: World) => boolean;
  /** Makes a sender. Without `send` nothing leaves. */
  readonly sender: (send: Send | null, reach: Reach, resume: Resume) => Sender;
};
