import { apiKeys, events, merchant } from "@coffer/sdk";
import { withGroups } from "../../../kernel/api.ts";

export const { api, coffer } = withGroups({ apiKeys, events, merchant });
