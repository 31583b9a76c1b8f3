/** The number of latest events that are fetched per history and shown together. */
export const recent = { MaxResultCount: 4 };
