import { type SubMerchant, SubMerchantStatus } from "@coffer/sdk";
import {
  AlertDialog,
  Button,
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "@coffer/ui";
import { EllipsisIcon } from "lucide-react";
import { Suspense, useState } from "react";
import { useIntl } from "react-intl";
import { FormattedMessage, type MessageId } from "../../../platform/intl/intl.ts";
import { useMoneyMoved } from "../../../platform/money/money-moved.ts";
import { notify } from "../../../platform/notices.ts";
import { FailureNote } from "../../../platform/page/failure-note.tsx";
import { lazyPart } from "../../../platform/page/lazy-part.tsx";
import { useAction } from "../../../platform/use-action.ts";
import { coffer } from "../api.ts";

const ChangeCashier = lazyPart(() => import("./change-cashier.tsx").then(({ ChangeCashier: it }) => it));
const ResetPassword = lazyPart(() => import("./reset-password.tsx").then(({ ResetPassword: it }) => it));

/** The action that needs a confirmation. */
const asked = {
  inactive: {
    act: (id: string) => coffer.merchant.inActiveSubMerchant({ id }),
    ...{
      title: "merchantCashiers.stopTitle",
      body: "merchantCashiers.stopBody",
      yes: "merchantCashiers.stop",
      done: "merchantCashiers.stopped",
    },
  },
  active: {
    act: (id: string) => coffer.merchant.activeSubMerchant({ id }),
    ...{
      title: "merchantCashiers.letInTitle",
      body: "merchantCashiers.letInBody",
      yes: "merchantCashiers.letIn",
      done: "merchantCashiers.isIn",
    },
  },
  delete: {
    // One key for repeated clicks: a deletion after a lost reply isn't refused as unknown.
    act: (id: string) => coffer.merchant.deleteSubMerchant({ id }, { idempotencyKey: `delete-${id}` }),
    ...{
      title: "merchantCashiers.deleteTitle",
      body: "merchantCashiers.deleteBody",
      yes: "merchantCashiers.delete",
      done: "merchantCashiers.deleted",
    },
  },
} as const satisfies Record<
  string,
  { act: (id: string) => Promise<unknown> } & Record<"title" | "body" | "yes" | "done", MessageId>
>;
type Opened = keyof typeof asked | "change" | "reset";

/** All actions on a cashier. */
export function CashierActions({ cashier }: { cashier: SubMerchant }) {
  const intl = useIntl();
  const [open, setOpen] = useState<Opened>();
  const close = () => setOpen(undefined);
  const turn = cashier.status === SubMerchantStatus.active ? "inactive" : "active";
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button
            variant="ghost"
            size="sm"
            aria-label={intl.formatMessage({ id: "merchantCashiers.actionsOf" }, { name: cashier.userName })}
          >
            <EllipsisIcon aria-hidden />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end">
          <DropdownMenuItem onSelect={() => setOpen("change")}>
            <FormattedMessage id="merchantCashiers.change" />
          </DropdownMenuItem>
          <DropdownMenuItem onSelect={() => setOpen("reset")}>
            <FormattedMessage id="merchantCashiers.reset" />
          </DropdownMenuItem>
          <DropdownMenuItem onSelect={() => setOpen(turn)}>
            <FormattedMessage id={asked[turn].yes} />
          </DropdownMenuItem>
          <DropdownMenuItem onSelect={() => setOpen("delete")}>
            <FormattedMessage id="merchantCashiers.delete" />
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      <Suspense>
        {open === "change" && <ChangeCashier cashier={cashier} close={close} />}
        {open === "reset" && <ResetPassword cashier={cashier} close={close} />}
      </Suspense>
      {open && open in asked && <Asked what={open as keyof typeof asked} cashier={cashier} close={close} />}
    </>
  );
}

interface AskedProps {
  what: keyof typeof asked;
  cashier: SubMerchant;
  close: () => void;
}

function Asked({ what, cashier: { id, userName: name }, close }: AskedProps) {
  const intl = useIntl();
  const changed = useMoneyMoved();
  const { run, busy, failure } = useAction();
  const { act, title, body, yes, done } = asked[what];
  const confirm = async () => {
    const isDone = await run(async () => {
      await act(id).finally(changed);
      notify({ tone: "success", words: intl.formatMessage({ id: done }, { name }) });
    });
    if (isDone) close();
  };
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && !busy && close()}
      title={<FormattedMessage id={title} values={{ name }} />}
      description={<FormattedMessage id={body} />}
      confirmLabel={<FormattedMessage id={yes} />}
      cancelLabel={<FormattedMessage id="merchantCashiers.not" />}
      tone={what === "active" ? "primary" : "danger"}
      loading={busy}
      loadingLabel={intl.formatMessage({ id: "form.sending" })}
      onConfirm={confirm}
    >
      {failure !== undefined && <FailureNote error={failure} />}
    </AlertDialog>
  );
}
