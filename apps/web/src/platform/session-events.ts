import type { ClientHandle, SessionEndedEvent, StoredSession } from "@coffer/sdk";
import { createListeners } from "./listeners.ts";
import { store } from "./store.ts";

const changes = createListeners();
const endListeners = new Set<(event: SessionEndedEvent) => unknown>();

/** Notifies after each change of the session, here or in another tab. */
export const onSessionChanged = changes.add;

/** Notifies when the session has ended, here or in another tab. */
export function onSessionEnded(listener: (event: SessionEndedEvent) => unknown): () => void {
  endListeners.add(listener);
  return () => void endListeners.delete(listener);
}

/** The client, once it is loaded. */
let here: ClientHandle | undefined;

/** Stores a session from outside at once: the caller may leave the page immediately. */
export function keepSession(session: StoredSession): void {
  if (here) here.session.accept(session);
  else {
    store.set(session);
    changes.tell();
  }
}

/** Events of the client and its session. */
export const clientNews = {
  made: (client: ClientHandle) => {
    here = client;
    client.session.subscribe(changes.tell);
  },
  ended: (event: SessionEndedEvent) => {
    for (const listener of endListeners) listener(event);
  },
};

// Another tab's sign-in, before this tab has made a call.
store.subscribe(changes.tell);
