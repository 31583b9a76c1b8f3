import { hasCode, isCofferError } from "@coffer/errors";
import { type CreateQrCodeResult, QrCodeStatus } from "@coffer/sdk";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { coffer } from "../../platform/api.ts";
import { useDeadline } from "../../platform/time/deadline.ts";
import { useAction } from "../../platform/use-action.ts";

/** "Call it every two seconds while the code is shown." */
const ASK_EVERY = 2000;

const { waiting, scanned, expired } = QrCodeStatus;
const isOpen = (status: QrCodeStatus | undefined) => status === undefined || status === waiting || status === scanned;
/** The server has said no; a network that fails may be back with the next question. */
const isRefusal = (error: unknown) => isCofferError(error) && error.kind !== "network" && error.kind !== "timeout";

/** A code for a phone to scan, and how far its owner is. A session that starts is kept by the client. */
export function useQrCode() {
  const [code, setCode] = useState<CreateQrCodeResult>();
  const { run, busy, failure } = useAction();
  const renew = () => run(async () => setCode(await (code ? replaced(code.id) : coffer.auth.createQrCode({}))));
  const begin = useEffectEvent(renew);
  useEffect(() => void begin(), []);

  const id = code?.id ?? "";
  const { data = waiting, error } = useQuery({
    queryKey: ["qrCodeStatus", id],
    // The status alone: a session has no place among what the page keeps of the server's replies.
    queryFn: async ({ signal }) => (await coffer.auth.getQrCodeStatus({ id }, { signal })).status,
    enabled: id !== "",
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchInterval: ({ state }) => (isOpen(state.data) && !isRefusal(state.error) ? ASK_EVERY : false),
    refetchIntervalInBackground: true, // the person looks at the phone
    meta: { shows: "place" },
  });
  const left = useDeadline(code?.expiresAt, code?.serverTime);
  const status = code && left === 0 && isOpen(data) ? expired : data;
  return { code, status, left, renew, busy, failure: failure ?? (isOpen(status) ? (error ?? undefined) : undefined) };
}

/** One that is forgotten, or was confirmed already, can't be replaced: then it is a new one. */
const replaced = (id: string) =>
  coffer.auth.refreshQrCode({ id }).catch((error: unknown) => {
    if (hasCode(error, 90005)) return coffer.auth.createQrCode({});
    throw error;
  });
