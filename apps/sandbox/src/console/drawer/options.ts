import type { SignedIn } from "../places.tsx";

export type DrawerOptions = {
  /** The world the page is in. */
  world: string;
  /** Whether the console has a page of its own here. */
  hasPage: boolean;
  /** Takes a session over, as the page's own. */
  signIn: (session: SignedIn) => void;
  onClose: () => void;
};
