import { apiKeys, events, merchant } from "@coffer/sdk";
import { withGroups } from "../../platform/api.ts";

export const { api, coffer } = withGroups({ apiKeys, events, merchant });
