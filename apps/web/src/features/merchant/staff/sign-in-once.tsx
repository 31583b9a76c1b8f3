import {
  Button,
  Checkbox,
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
} from "@coffer/ui";
import { useState } from "react";
import { Copy } from "../../../kernel/page/address.tsx";
import { type MessageId, Text, useText } from "../../../lib/text.tsx";

/** What a cashier signs in with. */
export interface SignIn {
  userName: string;
  emailAddress: string;
  password: string;
}

/** "Password shown once": it goes only when somebody says they have passed it on. */
export function SignInOnce({ of: { userName, emailAddress, password }, close }: { of: SignIn; close: () => void }) {
  const [passedOn, setPassedOn] = useState(false);
  return (
    <Dialog open>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>
            <Text id="cashier.onceTitle" values={{ name: userName }} />
          </DialogTitle>
          <DialogDescription>
            <Text id="cashier.onceBody" />
          </DialogDescription>
        </DialogHeader>
        <DialogBody className="flex flex-col gap-5">
          <dl className="flex flex-col gap-4">
            <Line label="cashier.email" value={emailAddress} copy="cashier.copyEmail" />
            <Line label="cashier.password" value={password} copy="cashier.copyPassword" />
          </dl>
          <Checkbox checked={passedOn} onCheckedChange={(on) => setPassedOn(on === true)}>
            <Text id="cashier.passedOn" />
          </Checkbox>
          <Button size="lg" disabled={!passedOn} onClick={close}>
            <Text id="cashier.done" />
          </Button>
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}

function Line({ label, value, copy }: { label: MessageId; value: string; copy: MessageId }) {
  const text = useText();
  return (
    <div>
      <dt className="mb-1 font-medium text-label">
        <Text id={label} />
      </dt>
      <dd className="flex flex-wrap items-center gap-2.5">
        <code className="min-w-0 break-all rounded-md bg-sunken px-3 py-2 font-mono text-label" translate="no">
          {value}
        </code>
        <Copy value={value} label={text(copy)} />
      </dd>
    </div>
  );
}
