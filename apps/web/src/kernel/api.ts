import {
  account,
  addressBook,
  assets,
  basic,
  cash,
  coinTransactions,
  content,
  createGroupClient,
  fiat,
  flash,
  kyc,
  otc,
  profile,
  receiptMethods,
  type SessionEndedEvent,
  token,
  transfer,
} from "@coffer/sdk";
import { createQueryApi } from "@coffer/sdk/react-query";
import { noteServerTime } from "../lib/deadline.ts";
import { environment } from "../lib/storage.ts";
import { deviceId } from "./device-id.ts";
import { currentLocale } from "./locale-state.ts";
import { store } from "./store.ts";

const endListeners = new Set<(event: SessionEndedEvent) => unknown>();

/** Tells when the session has ended, here or in another tab. */
export function onSessionEnded(listener: (event: SessionEndedEvent) => unknown): () => void {
  endListeners.add(listener);
  return () => void endListeners.delete(listener);
}

/** The groups some screen calls: the tables of all others are 2 kB that no page needs yet. A screen of a new group adds it. */
const groups = {
  account,
  addressBook,
  assets,
  basic,
  cash,
  coinTransactions,
  content,
  fiat,
  flash,
  kyc,
  otc,
  profile,
  receiptMethods,
  token,
  transfer,
};

/** The one client of the app. The API is behind the page's own origin. */
export const coffer = createGroupClient(groups, {
  environment,
  baseUrl: "",
  store,
  locale: currentLocale,
  deviceId,
  onCancel: "never", // the product: "A cancelled request never resolves"
  fetch: async (request) => {
    const response = await globalThis.fetch(request);
    noteServerTime(response.headers.get("date"));
    return response;
  },
  events: {
    onSessionEnded: (event) => {
      for (const listener of endListeners) listener(event);
    },
  },
});

/** The same calls for React Query. */
export const api = createQueryApi(coffer);
