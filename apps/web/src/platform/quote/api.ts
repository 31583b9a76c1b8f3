import { convert } from "@coffer/sdk";
import { withGroups } from "../api.ts";

export const { api, coffer } = withGroups({ convert });
