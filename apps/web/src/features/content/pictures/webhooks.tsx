import { Card, StatusChip } from "@coffer/ui";
import { FormattedMessage } from "../../../platform/intl/intl.ts";

const deliveries = [
  { type: "paymentOrder.created", at: "14:01:20", status: 200 },
  { type: "paymentOrder.updated", at: "14:02:44", status: 200 },
  { type: "review.requested", at: "14:03:44", status: 503 },
  { type: "paymentOrder.paid", at: "14:09:02", status: 200 },
] as const;

/** Deliveries to a partner's server with their answers. `tries`: the attempts of the failed one. */
export function Webhooks({ tries }: { tries: number }) {
  return (
    <Card>
      <p className="flex items-center justify-between gap-3 border-line border-b px-5 py-3.5 font-medium">
        <FormattedMessage id="contentPictures.deliveries" />
        <span className="font-mono font-normal text-ink-2 text-label">/hooks/coffer</span>
      </p>
      <ul className="divide-y divide-line">
        {deliveries.map(({ type, at, status }) => {
          const arrived = status === 200 || tries > 1;
          return (
            <li key={type} className="flex items-center justify-between gap-3 px-5 py-2.5">
              <span className="font-mono text-label">
                <span translate="no">{type}</span>
                <span className="block text-ink-2">
                  {at}
                  {!arrived && (
                    <>
                      {" · "}
                      <FormattedMessage id="contentPictures.nextTry" />
                    </>
                  )}
                  {status !== 200 && arrived && (
                    <>
                      {" · "}
                      <FormattedMessage id="contentPictures.secondTry" />
                    </>
                  )}
                </span>
              </span>
              <StatusChip tone={arrived ? "good" : "bad"}>{arrived ? 200 : status}</StatusChip>
            </li>
          );
        })}
      </ul>
      <p className="border-line border-t bg-sunken px-5 py-3 font-mono text-head text-ink-2 [overflow-wrap:anywhere]">
        Coffer-Signature: t=1795269824,v1=9c1e…07af
      </p>
    </Card>
  );
}
