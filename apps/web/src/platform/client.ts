import { createQueryApi } from "@coffer/sdk/react-query";

// What is there before the client is. Sending, resending and refreshing are a seventh of the start: they come with the first
// page that calls (it imports `api.ts`), with the first call of the frame or of a page to read, or with a session.

type Coffer = typeof import("./api.ts").coffer;

let asked: Promise<Coffer> | undefined;

/** Returns the client and loads it if needed. */
export function client(): Promise<Coffer> {
  asked ??= import("./api.ts").then(
    ({ coffer }) => coffer,
    (error: unknown) => {
      asked = undefined;
      throw error;
    },
  );
  return asked;
}

type Call = (input: unknown, options?: unknown) => Promise<unknown>;

/** Returns operations of one group, which loads with the first call of one of them. */
export const later = <Group extends object, Name extends keyof Group>(load: () => Promise<Group>, ...names: Name[]) =>
  Object.fromEntries(
    names.map((name): [Name, Call] => [name, async (input, options) => ((await load())[name] as Call)(input, options)]),
  ) as unknown as Pick<Group, Name>;

export const content = async () => (await client()).content;
const profile = async () => (await client()).profile;

/** The calls of the shell and of the first page; their keys are those of `api`. */
export const frameApi = createQueryApi({
  content: later(content, "getAnnouncementList", "getCommonSettingList", "getRotationList"),
  profile: later(profile, "getAccountInfo"),
});
