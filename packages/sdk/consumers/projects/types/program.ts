import { catalogue, textFor } from "@coffer/errors";
import {
  addGroups,
  assets,
  type CallOptions,
  type Client,
  type ClientOptions,
  CofferError,
  createClient,
  createGroupClient,
  createMemoryStore,
  type GetAssetsResult,
  hasCode,
  isOutcomeUnknown,
  isTransportError,
  RecordStatus,
  type SessionStore,
  withdrawals,
} from "@coffer/sdk";
import { operations, type Result } from "@coffer/sdk/contract";
import { amountWithin, SIGN_UP_PASSWORD, signUpPassword } from "@coffer/sdk/rules";
import { answer, drop, refusal, scripted } from "@coffer/sdk/testing";

const store: SessionStore = createMemoryStore();
const settings: ClientOptions = {
  environment: "sandbox",
  store,
  retries: 1,
  events: { onRetry: ({ attempt }) => attempt },
};
const coffer: Client = createClient(settings);
const options: CallOptions = {
  timeoutMs: 5_000,
  totalTimeoutMs: 20_000,
  idempotencyKey: "1",
  signal: new AbortController().signal,
};

export async function everyCallIsTyped(): Promise<string> {
  const result: GetAssetsResult = await coffer.assets.getAssets({}, options);
  const { status, headers, requestId } = await coffer.assets.getAssets().withResponse();
  const available: string | undefined = result.items.find((asset) => asset.coin === "USDT")?.available;
  for await (const { title } of coffer.content.getAnnouncementList({ MaxResultCount: 2 }, options))
    title satisfies string;
  for await (const { totalCount } of coffer.content.getAnnouncementList({}).pages()) totalCount satisfies number;
  return `${available} ${status} ${headers.get("x")} ${requestId}`;
}

export async function wrongCallsAreRefused(): Promise<void> {
  // @ts-expect-error: an amount is a text
  await coffer.withdrawals.applyTransactionOut({ coin: "USDT", network: "TRC20", address: "T", amount: 1 });
  // @ts-expect-error: the address is missing
  await coffer.withdrawals.applyTransactionOut({ coin: "USDT", network: "TRC20", amount: "1" });
  // @ts-expect-error: no such operation
  await coffer.assets.getAsset();
  // @ts-expect-error: no such option
  createClient({ environment: "staging" });
  // @ts-expect-error: only the groups that are added come out
  addGroups(coffer, { assets }).withdrawals;
  // @ts-expect-error: this client has two groups
  createGroupClient({ assets, deposits, withdrawals }).token;
}

export function failuresAreNarrowed(error: unknown): string | undefined {
  if (hasCode(error, 60028)) {
    const name: "insufficientAssets" = error.name;
    return name;
  }
  if (isOutcomeUnknown(error)) return error.idempotencyKey;
  if (isTransportError(error, "timeout")) return textFor("timeout", "zh-CN");
  return error instanceof CofferError ? error.requestId : catalogue[60028].name;
}

const { fetch, requests } = scripted([answer({}), refusal(60028), drop()]);
const known: Result<"getAssets"> | undefined = undefined;
export const rest = [
  createClient({ fetch }),
  requests.length,
  known,
  operations.getAssets.retry satisfies "safe" | "key" | "never",
  signUpPassword.safeParse("x").success,
  SIGN_UP_PASSWORD.min satisfies number,
  amountWithin({ min: "1", max: "2" }),
  RecordStatus.completed,
];
