import type { Withdrawal } from "@coffer/sdk";
import { AlertDialog, Button, toast } from "@coffer/ui";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../kernel/api.ts";
import { FailureNote } from "../../kernel/page/failure-note.tsx";
import { decimalsOf, formatAmount } from "../../lib/money.ts";
import { Text, useLocale, useText } from "../../lib/text.tsx";
import { useRefresh } from "./use-refresh.ts";

/** Takes a withdrawal back while that is possible; asks first, naming the amount. */
export function CancelWithdrawal({ withdrawal, size }: { withdrawal: Withdrawal; size?: "sm" | undefined }) {
  const text = useText();
  const locale = useLocale();
  const refresh = useRefresh();
  const [open, setOpen] = useState(false);
  const { coin, amount } = withdrawal;
  const values = { amount: formatAmount(amount, { decimals: decimalsOf(amount), locale }), coin };
  const { mutate, isPending, error, reset } = useMutation({
    ...api.coinTransactions.cancelApplyTransactionOut.mutationOptions(),
    meta: { shows: "place" },
    onSuccess: () => {
      setOpen(false);
      toast.success(text("withdraw.cancelled"), { description: text("withdraw.cancelledBody", values) });
    },
    onSettled: refresh,
  });
  return (
    <AlertDialog
      open={open}
      onOpenChange={(next) => {
        setOpen(next);
        reset();
      }}
      trigger={
        <Button variant="secondary" size={size}>
          <Text id="withdraw.cancel" />
        </Button>
      }
      title={<Text id="withdraw.cancelTitle" values={values} />}
      description={<Text id="withdraw.cancelBody" />}
      confirmLabel={<Text id="withdraw.cancelYes" />}
      cancelLabel={<Text id="withdraw.cancelNo" />}
      tone="danger"
      loading={isPending}
      onConfirm={() => mutate({ id: withdrawal.id })}
    >
      {error && <FailureNote error={error} />}
    </AlertDialog>
  );
}
