import * as z from "zod/mini";

/** "Only 3 receiving payment methods may be active, and only one per channel." */
export const ACTIVE_METHODS = { max: 3, perChannel: 1 } as const;

/** The channels of the methods to be active. `params.rule`: methodsTooMany or channelTwice. */
export const activeChannels = z.array(z.string().check(z.minLength(1))).check((context) => {
  const channels = context.value;
  const refuse = (rule: string, limit: number) =>
    context.issues.push({ code: "custom", input: channels, params: { rule, limit } });
  if (channels.length > ACTIVE_METHODS.max) refuse("methodsTooMany", ACTIVE_METHODS.max);
  if (new Set(channels).size < channels.length) refuse("channelTwice", ACTIVE_METHODS.perChannel);
});
