import { Dialog, DialogBody, DialogContent, DialogHeader, DialogTitle } from "@coffer/ui";
import { useIntl } from "react-intl";
import { FormattedMessage, type PlainMessageId } from "../../platform/intl/intl.ts";
import type { Account } from "../../platform/session.ts";
import type { ContactEdit } from "./contact-edit.ts";
import { ContactForm } from "./contact-form.tsx";
import { RemoveContact } from "./remove-contact.tsx";

/** The confirmation text. */
export type ContactDone = Extract<PlainMessageId, `profile.done${string}`>;

export interface ContactDialogProps {
  account: Account;
  edit: ContactEdit;
  open: (edit: ContactEdit | undefined) => void;
  onDone: (done: ContactDone) => unknown;
}

/** Binds, changes and removes e-mail address and phone. The contact is in the address: Back closes it. */
export function ContactDialog({ account, edit, open, onDone }: ContactDialogProps) {
  const intl = useIntl();
  const by = edit === "email" || edit === "removeEmail" ? "email" : "phone";
  const bound = by === "email" ? account.emailAddress !== null : account.phoneNumber !== null;
  const removing = edit === "removeEmail" || edit === "removePhone";
  const close = () => open(undefined);
  return (
    <Dialog open onOpenChange={(next) => !next && close()}>
      <DialogContent closeLabel={intl.formatMessage({ id: "profile.cancel" })} aria-describedby={undefined}>
        <DialogHeader>
          <DialogTitle>
            <FormattedMessage id={removing ? titles[by].remove : bound ? titles[by].change : titles[by].bind} />
          </DialogTitle>
        </DialogHeader>
        <DialogBody>
          {removing && bound ? (
            <RemoveContact by={by} account={account} onDone={onDone} onCancel={close} />
          ) : (
            <ContactForm
              key={by}
              by={by}
              change={bound}
              account={account}
              onDone={onDone}
              onCancel={close}
              onRemove={() => open(by === "email" ? "removeEmail" : "removePhone")}
            />
          )}
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}

const titles = {
  email: { bind: "profile.bindEmail", change: "profile.changeEmail", remove: "profile.removeEmail" },
  phone: { bind: "profile.bindPhone", change: "profile.changePhone", remove: "profile.removePhone" },
} as const;
