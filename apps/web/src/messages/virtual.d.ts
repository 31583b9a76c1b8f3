// What vite/messages.ts makes of each locale's area files.
declare module "virtual:messages/*" {
  export const messages: import("../lib/locale.ts").Messages;
}
