import { hasCode } from "@coffer/errors";
import { useRef } from "react";
import { useIntl } from "react-intl";
import * as z from "zod/mini";
import { OnceDialog } from "../../../platform/action/once-dialog.tsx";
import { useOnce } from "../../../platform/action/use-once.ts";
import { LongTextField } from "../../../platform/form/long-text-field.tsx";
import { useCofferForm } from "../../../platform/form/use-coffer-form.ts";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { useMoneyMoved } from "../../../platform/money/money-moved.ts";
import { notify } from "../../../platform/notices.ts";
import type { OnceKey } from "../../../platform/once-key.ts";
import { coffer } from "../api.ts";
import { DecidedLines } from "./decided-lines.tsx";
import type { DecideProps } from "./pass-dialog.tsx";

/** The contract's maximum length. */
const reasonMost = 200;
const rule = z.object({ reason: z.string().check(z.trim(), z.minLength(1, "form.required"), z.maxLength(reasonMost)) });

/** Rejects pending records one by one, each under its own key; already decided ones are reported, not repeated. */
export function RejectDialog({ items, close }: DecideProps) {
  const intl = useIntl();
  const moved = useMoneyMoved();
  const decided = useRef(new Map<string, "now" | "before">());
  const count = items.length;
  const rejectAll = async ({ reason }: { reason: string }, { idempotencyKey, sentBefore }: OnceKey) => {
    for (const { id } of items) {
      if (decided.current.has(id)) continue;
      try {
        await coffer.merchant.rejectPaymentOrder(
          { id, reason },
          { idempotencyKey: `${idempotencyKey}-${id}`, sentBefore },
        );
        decided.current.set(id, "now");
      } catch (error) {
        if (count === 1 || !hasCode(error, 40005, 40006, 60015)) throw error;
        decided.current.set(id, "before");
      }
    }
    return [...decided.current.values()].filter((when) => when === "before").length;
  };
  const once = useOnce({
    send: (input: { reason: string }, key) => rejectAll(input, key).finally(moved),
    done: (before) => {
      notify({
        tone: "success",
        words: intl.formatMessage({ id: "merchantOrders.rejected" }, { count: count - before }),
        details: before > 0 ? intl.formatMessage({ id: "merchantOrders.decidedBefore" }, { count: before }) : undefined,
      });
      close();
    },
  });
  const form = useCofferForm({ schema: rule, defaultValues: { reason: "" }, act: once.act, submit: once.submit });
  return (
    <OnceDialog
      once={once}
      form={form}
      tone="danger"
      title={<FormattedMessage id="merchantOrders.rejectTitle" values={{ count }} />}
      body={
        <>
          <FormattedMessage id="merchantOrders.rejectBody" />
          <DecidedLines items={items} />
        </>
      }
      yes={<FormattedMessage id="merchantOrders.rejectYes" values={{ count }} />}
      no={<FormattedMessage id="merchantOrders.notNow" />}
      close={close}
    >
      <LongTextField
        name="reason"
        label={<FormattedMessage id="merchantOrders.reason" />}
        hint={<FormattedMessage id="merchantOrders.reasonHint" />}
        most={reasonMost}
        required
      />
    </OnceDialog>
  );
}
