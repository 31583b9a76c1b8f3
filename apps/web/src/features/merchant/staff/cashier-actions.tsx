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
import { useMoneyMoved } from "../../../kernel/money/money-moved.ts";
import { notify } from "../../../kernel/notices.ts";
import { FailureNote } from "../../../kernel/page/failure-note.tsx";
import { late } from "../../../kernel/page/late.tsx";
import { useAct } from "../../../kernel/use-act.ts";
import { type MessageId, Text, useText } from "../../../lib/text.tsx";
import { coffer } from "../api.ts";

const ChangeCashier = late(() => import("./change-cashier.tsx").then(({ ChangeCashier: it }) => it));
const ResetPassword = late(() => import("./reset-password.tsx").then(({ ResetPassword: it }) => it));

/** What is asked about once more before it is done. */
const asked = {
  inactive: {
    act: (id: string) => coffer.merchant.inActiveSubMerchant({ id }),
    ...{ title: "cashier.stopTitle", body: "cashier.stopBody", yes: "cashier.stop", done: "cashier.stopped" },
  },
  active: {
    act: (id: string) => coffer.merchant.activeSubMerchant({ id }),
    ...{ title: "cashier.letInTitle", body: "cashier.letInBody", yes: "cashier.letIn", done: "cashier.isIn" },
  },
  delete: {
    // The same key however often it is pressed: a deletion whose reply was lost isn't refused as unknown.
    act: (id: string) => coffer.merchant.deleteSubMerchant({ id }, { idempotencyKey: `delete-${id}` }),
    ...{ title: "cashier.deleteTitle", body: "cashier.deleteBody", yes: "cashier.delete", done: "cashier.deleted" },
  },
} as const satisfies Record<
  string,
  { act: (id: string) => Promise<unknown> } & Record<"title" | "body" | "yes" | "done", MessageId>
>;
type Opened = keyof typeof asked | "change" | "reset";

/** Everything that can be done to a cashier. */
export function CashierActions({ cashier }: { cashier: SubMerchant }) {
  const text = useText();
  const [open, setOpen] = useState<Opened>();
  const close = () => setOpen(undefined);
  const turn = cashier.status === SubMerchantStatus.active ? "inactive" : "active";
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button variant="ghost" size="sm" aria-label={text("cashier.actionsOf", { name: cashier.userName })}>
            <EllipsisIcon aria-hidden />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end">
          <DropdownMenuItem onSelect={() => setOpen("change")}>
            <Text id="cashier.change" />
          </DropdownMenuItem>
          <DropdownMenuItem onSelect={() => setOpen("reset")}>
            <Text id="cashier.reset" />
          </DropdownMenuItem>
          <DropdownMenuItem onSelect={() => setOpen(turn)}>
            <Text id={asked[turn].yes} />
          </DropdownMenuItem>
          <DropdownMenuItem onSelect={() => setOpen("delete")}>
            <Text id="cashier.delete" />
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
  const text = useText();
  const changed = useMoneyMoved();
  const { run, busy, failure } = useAct();
  const { act, title, body, yes, done } = asked[what];
  const confirm = async () => {
    const isDone = await run(async () => {
      await act(id).finally(changed);
      notify({ tone: "success", words: text(done, { name }) });
    });
    if (isDone) close();
  };
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && !busy && close()}
      title={<Text id={title} values={{ name }} />}
      description={<Text id={body} />}
      confirmLabel={<Text id={yes} />}
      cancelLabel={<Text id="cashier.not" />}
      tone={what === "active" ? "primary" : "danger"}
      loading={busy}
      loadingLabel={text("form.sending")}
      onConfirm={confirm}
    >
      {failure !== undefined && <FailureNote error={failure} />}
    </AlertDialog>
  );
}
