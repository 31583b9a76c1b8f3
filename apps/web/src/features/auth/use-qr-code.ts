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
/** True for a refusal; a failed network is polled again. */
const isRefusal = (error: unknown) => isCofferError(error) && error.kind !== "network" && error.kind !== "timeout";

/** A code for a phone to scan, with its status. The client stores a started session. */
export function useQrCode() {
  const [code, setCode] = useState<CreateQrCodeResult>();
  const { run, busy, failure } = useAction();
  const renew = () => run(async () => setCode(await (code ? replaced(code.id) : coffer.auth.createQrCode({}))));
  const begin = useEffectEvent(renew);
  useEffect(() => void begin(), []);

  const id = code?.id ?? "";
  const { data = waiting, error } = useQuery({
    queryKey: ["qrCodeStatus", id],
    // The status alone: a session must not be in the query cache.
    queryFn: async ({ signal }) => (await coffer.auth.getQrCodeStatus({ id }, { signal })).status,
    enabled: id !== "",
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchInterval: ({ state }) => (isOpen(state.data) && !isRefusal(state.error) ? ASK_EVERY : false),
    refetchIntervalInBackground: true, // The user looks at the phone.
    meta: { shows: "place" },
  });
  const left = useDeadline(code?.expiresAt, code?.serverTime);
  const status = code && left === 0 && isOpen(data) ? expired : data;
  return { code, status, left, renew, busy, failure: failure ?? (isOpen(status) ? (error ?? undefined) : undefined) };
}

/** A forgotten or confirmed code can't be replaced: a new one is created. */
const replaced = (id: string) =>
  coffer.auth.refreshQrCode({ id }).catch((error: unknown) => {
    if (hasCode(error, 90005)) return coffer.auth.createQrCode({});
    throw error;
  });
