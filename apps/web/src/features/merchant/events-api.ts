import { events } from "@coffer/sdk";
import { withGroups } from "../../kernel/api.ts";

export const { api: eventsApi } = withGroups({ events });
