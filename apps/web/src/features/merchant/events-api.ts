import { events } from "@coffer/sdk";
import { withGroups } from "../../platform/api.ts";

export const { api: eventsApi } = withGroups({ events });
