import { useRouter } from "@tanstack/react-router";
import { BrokenPage } from "./broken-page.tsx";

/** The page at /error and /error/500: trying again returns to the failed page. */
export function SomethingWrong() {
  const router = useRouter();
  return (
    <BrokenPage again={() => (window.history.length > 1 ? router.history.back() : void router.navigate({ to: "/" }))} />
  );
}
