type Fields = Record<string, unknown>;

/** Where an id of one call goes in another; the rest go where they have the same name. */
const consumers: Readonly<Record<string, readonly string[]>> = {
  id: ["id", "addressId", "beneficiaryId", "bankAccountId"],
  fileId: ["frontFileId", "backFileId", "selfieFileId", "businessLicenceFileId", "certificateFileId"],
};
const named = /^(id|rid|fileId|applicantId|customerId|resetToken|verificationToken|accessToken|refreshToken)$/;
const MOST = 30;

/** The ids replies have brought: of one person or another, still good or used up. */
export class Ids {
  readonly #known = new Map<string, string[]>();

  /** Takes what a reply names, to be sent wherever it fits. */
  learn(reply: unknown): void {
    if (typeof reply !== "object" || reply === null) return;
    for (const [name, value] of Object.entries(reply)) {
      if (typeof value === "object") this.learn(value);
      if (typeof value !== "string" || !named.test(name)) continue;
      for (const field of consumers[name] ?? [name]) {
        const known = this.#known.get(field) ?? [];
        if (!known.includes(value)) this.#known.set(field, [...known, value].slice(-MOST));
      }
    }
  }
  /** The input with known ids in the fields that take one. `pick` says which, and now and then none. */
  into(input: Fields, pick: number): Fields {
    const entries = Object.entries(input).map(([name, value]) => {
      const known = this.#known.get(name) ?? [];
      // The latest is most often still good.
      const index = known.length - 1 - (pick % (known.length + 1));
      return [name, known[index] ?? value] as const;
    });
    return Object.fromEntries(entries);
  }
}
