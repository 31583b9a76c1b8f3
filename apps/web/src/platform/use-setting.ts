import { useQuery } from "@tanstack/react-query";
import type * as z from "zod/mini";
import { frameApi } from "./client.ts";

/** One of the common settings as its schema reads it; undefined while it is on its way, missing or broken. */
export function useSetting<Schema extends z.ZodMiniType>(type: string, schema: Schema) {
  const { data, ...query } = useQuery(frameApi.content.getCommonSettingList.queryOptions({}));
  const content = data?.find((setting) => setting.type === type)?.content;
  return { ...query, setting: content === undefined ? undefined : read(schema, content) };
}

function read<Schema extends z.ZodMiniType>(schema: Schema, content: string): z.output<Schema> | undefined {
  try {
    return schema.safeParse(JSON.parse(content)).data;
  } catch {
    return undefined;
  }
}
