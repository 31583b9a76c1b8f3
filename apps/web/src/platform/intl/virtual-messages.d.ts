// What vite/messages.ts makes of the area files.
declare module "virtual:messages" {
  /** Imports the compiled texts of a group, a chunk for each locale. */
  export const load: Record<
    import("./locale.ts").Locale,
    Record<import("../../messages/groups.ts").TextGroup, () => Promise<{ messages: import("./intl.ts").Messages }>>
  >;
}
