/** How one call may differ from the client's settings. */
export interface CallOptions {
  signal?: AbortSignal;
}

/** A call of the API. `Codes` names the catalogue codes it may answer; nothing carries it at run time. */
export interface Operation<Input, Result, Codes extends number = number> {
  (input: Input, options?: CallOptions): Promise<Result>;
  readonly codes?: Codes;
}
