import { createQueryApi } from "@coffer/sdk/react-query";
import { later } from "../../platform/client.ts";

const earn = async () => (await import("./api.ts")).coffer.earn;

/** What the products' page asks for: as it was built it stands without the client. Its keys are those of `api`. */
export const readApi = createQueryApi({
  earn: later(earn, "getProductRateHistory", "getUserProductDetail", "getUserProductList"),
});
