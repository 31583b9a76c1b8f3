import { otc } from "@coffer/sdk";
import { withGroups } from "../../platform/api.ts";

export const { api, coffer } = withGroups({ otc });
