/** The security centre's latest events: so many are asked for of each history, and shown of both together. */
export const recent = { MaxResultCount: 4 };
