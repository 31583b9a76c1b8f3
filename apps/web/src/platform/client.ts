import type { ClientHandle, SessionEndedEvent, StoredSession } from "@coffer/sdk";
import { createQueryApi } from "@coffer/sdk/react-query";
import type { QueryKey } from "@tanstack/react-query";
import { createListeners } from "./listeners.ts";
import { store } from "./store.ts";

// What is there before the client is. Sending, resending and refreshing are a seventh of the start: they come with the first
// page that calls (it imports `api.ts`), with the first call of the frame or of a page to read, or with a session.

type Coffer = typeof import("./api.ts").coffer;

let asked: Promise<Coffer> | undefined;

/** The client, loaded where it isn't here yet. */
export function client(): Promise<Coffer> {
  asked ??= import("./api.ts").then(
    ({ coffer }) => coffer,
    (error: unknown) => {
      asked = undefined;
      throw error;
    },
  );
  return asked;
}

type Call = (input: unknown, options?: unknown) => Promise<unknown>;

/** Operations of one group, which is loaded when one of them is called. An area has its own in its `read-api.ts`. */
export const later = <Group extends object, Name extends keyof Group>(load: () => Promise<Group>, ...names: Name[]) =>
  Object.fromEntries(
    names.map((name): [Name, Call] => [name, async (input, options) => ((await load())[name] as Call)(input, options)]),
  ) as unknown as Pick<Group, Name>;

export const content = async () => (await client()).content;
const profile = async () => (await client()).profile;

/** What the frame of every page and the first page ask for; their keys are those of `api`. */
export const frameApi = createQueryApi({
  content: later(content, "getAnnouncementList", "getCommonSettingList", "getRotationList"),
  profile: later(profile, "getAccountInfo"),
});

/** Whether a query is one of these. */
export const isOfFrame = ([group = "", operation = ""]: QueryKey): boolean =>
  Object.hasOwn(Object(Reflect.get(frameApi, String(group))), String(operation));

const changes = createListeners();
const endListeners = new Set<(event: SessionEndedEvent) => unknown>();

/** Tells after each change of the session, here or in another tab. */
export const onSessionChanged = changes.add;

/** Tells when the session has ended, here or in another tab. */
export function onSessionEnded(listener: (event: SessionEndedEvent) => unknown): () => void {
  endListeners.add(listener);
  return () => void endListeners.delete(listener);
}

/** The client, once it is here. */
let here: ClientHandle | undefined;

/** Keeps a session that comes from outside, at once: whoever hands it over may leave the page in the same moment. */
export function keepSession(session: StoredSession): void {
  if (here) here.session.accept(session);
  else {
    store.set(session);
    changes.tell();
  }
}

/** What the client says of itself and its session. */
export const clientNews = {
  made: (client: ClientHandle) => {
    here = client;
    client.session.subscribe(changes.tell);
  },
  ended: (event: SessionEndedEvent) => {
    for (const listener of endListeners) listener(event);
  },
};

// Another tab's sign-in, while nothing here has called yet.
store.subscribe(changes.tell);
