import { QueryClient } from "@tanstack/react-query";

/** Everything is polled within seconds, so a failure shows at once without silent retries. */
export const createQueryClient = () =>
  new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: "always" } } });
