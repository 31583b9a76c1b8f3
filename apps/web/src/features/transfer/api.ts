import { transfers } from "@coffer/sdk";
import { withGroups } from "../../kernel/api.ts";

export const { api, coffer } = withGroups({ transfers });
