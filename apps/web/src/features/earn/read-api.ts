import { createQueryApi } from "@coffer/sdk/react-query";
import { later } from "../../platform/client.ts";

const financing = async () => (await import("./api.ts")).coffer.financing;

/** What the products' page asks for: as it was built it stands without the client. Its keys are those of `api`. */
export const readApi = createQueryApi({
  financing: later(financing, "getProductRateHistory", "getUserProductDetail", "getUserProductList"),
});
