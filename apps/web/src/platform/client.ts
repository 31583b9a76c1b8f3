import { createQueryApi } from "@coffer/sdk/react-query";

// What is there before the client is. Sending, resending and refreshing are a seventh of the start: they come with the first
// page that calls (it imports `api.ts`), with the first call of the frame or of a page to read, or with a session.

type Coffer = typeof import("./api.ts").coffer;

let asked: Promise<Coffer> | undefined;

/** The client, loaded where it isn't here yet. */
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

/** Operations of one group, which is loaded when one of them is called. An area has its own in its `read-api.ts`. */
export const later = <Group extends object, Name extends keyof Group>(load: () => Promise<Group>, ...names: Name[]) =>
  Object.fromEntries(
    names.map((name): [Name, Call] => [name, async (input, options) => ((await load())[name] as Call)(input, options)]),
  ) as unknown as Pick<Group, Name>;

export const content = async () => (await client()).content;
const profile = async () => (await client()).profile;

/** What the frame of every page and the first page ask for; their keys are those of `api`. */
export const frameApi = createQueryApi({
  content: later(content, "getAnnouncementList", "getCommonSettingList", "getRotationList"),
  profile: later(profile, "getAccountInfo"),
});
