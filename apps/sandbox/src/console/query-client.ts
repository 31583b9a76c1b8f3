import { QueryClient } from "@tanstack/react-query";

/** Everything is asked again within seconds, so a failure shows at once instead of being retried in silence. */
export const createQueryClient = () =>
  new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: "always" } } });
