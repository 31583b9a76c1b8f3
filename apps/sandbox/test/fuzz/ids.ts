type Fields = Record<string, unknown>;

/** Where an id of one call is used in another; other ids match by name. */
const consumers: Readonly<Record<string, readonly string[]>> = {
  id: ["id", "addressId", "beneficiaryId", "bankAccountId"],
  fileId: ["frontFileId", "backFileId", "selfieFileId", "businessLicenceFileId", "certificateFileId"],
};
const named = /^(id|rid|fileId|applicantId|customerId|resetToken|verificationToken|accessToken|refreshToken)$/;
const MOST = 30;

/** Ids from replies, by user, valid or used up. */
export class Ids {
  readonly #known = new Map<string, string[]>();

  /** Collects a reply's ids for later requests. */
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
  /** Returns the input with known ids. `pick` chooses which; sometimes none. */
  into(input: Fields, pick: number): Fields {
    const entries = Object.entries(input).map(([name, value]) => {
      const known = this.#known.get(name) ?? [];
      // The latest id is most often still valid.
      const index = known.length - 1 - (pick % (known.length + 1));
      return [name, known[index] ?? value] as const;
    });
    return Object.fromEntries(entries);
  }
}
