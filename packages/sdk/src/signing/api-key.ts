// Apart from what signs, so that declarations don't lead to Effect.
/** An API key, as `apiKeys.createApiKey` answers it: `accessKey` is its key. */
export interface ApiKey {
  readonly key: string;
  /** Stays in this program: it signs, and is never sent. */
  readonly secret: string;
}
