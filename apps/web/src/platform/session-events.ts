import type { ClientHandle, SessionEndedEvent, StoredSession } from "@coffer/sdk";
import { createListeners } from "./listeners.ts";
import { store } from "./store.ts";

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
