import {
  addGroups,
  addressBook,
  assets,
  auth,
  basic,
  content,
  createGroupClient,
  deposits,
  type GroupTables,
  profile,
  receiptMethods,
  withdrawals,
} from "@coffer/sdk";
import { createQueryApi, type OperationQueryOptions } from "@coffer/sdk/react-query";
import { deviceId } from "./device-id.ts";
import { currentLocale } from "./intl/locale-state.ts";
import { clientNews } from "./session-events.ts";
import { environment } from "./storage.ts";
import { store } from "./store.ts";
import { noteServerTime } from "./time/deadline.ts";

/**
 * The groups that the shell and several features call. A group of one feature loads with its pages: see `withGroups`.
 */
const groups = {
  addressBook,
  assets,
  auth,
  basic,
  content,
  deposits,
  profile,
  receiptMethods,
  withdrawals,
};

/** The app's only client. The API shares the page's origin. */
export const coffer = createGroupClient(groups, {
  environment,
  // The prerenderer has no address of its own, and its fetch takes any.
  baseUrl: typeof location === "undefined" ? "http://127.0.0.1" : "",
  store,
  locale: currentLocale,
  deviceId,
  onCancel: "never", // the product: "A cancelled request never resolves"
  fetch: async (request) => {
    const response = await globalThis.fetch(request);
    noteServerTime(response.headers.get("date"));
    return response;
  },
  events: { onSessionEnded: clientNews.ended },
});
clientNews.made(coffer);

/** The same calls for React Query. */
export const api = createQueryApi(coffer);

/** A read that several services answer alike, each by its own call: additional fields of one are allowed. */
export type Read<Result> = Pick<OperationQueryOptions<Result>, "queryKey" | "queryFn">;

/**
 * The client with the groups of one area beside those everybody has; their tables load with the area's pages. An area makes
 * it once, in its `api.ts`.
 */
export function withGroups<Tables extends GroupTables>(tables: Tables) {
  const added = addGroups(coffer, tables);
  const everyones: Pick<typeof coffer, keyof typeof groups> = coffer;
  return { coffer: { ...everyones, ...added }, api: { ...api, ...createQueryApi(added) } };
}
