import type { SignedIn } from "../places.tsx";

export type DrawerOptions = {
  /** The page's world. */
  world: string;
  /** Whether the console has its own page here. */
  hasPage: boolean;
  /** Adopts a session as the page's own. */
  signIn: (session: SignedIn) => void;
  onClose: () => void;
};
