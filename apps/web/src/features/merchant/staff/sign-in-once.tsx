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
import { useIntl } from "react-intl";
import { FormattedMessage, type PlainMessageId } from "../../../platform/intl/intl.ts";
import { Copy } from "../../../platform/page/address.tsx";

/** A cashier's sign-in data. */
export interface SignIn {
  userName: string;
  emailAddress: string;
  password: string;
}

/** "Password shown once", until the user confirms passing it on. */
export function SignInOnce({ of: { userName, emailAddress, password }, close }: { of: SignIn; close: () => void }) {
  const [passedOn, setPassedOn] = useState(false);
  return (
    <Dialog open>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>
            <FormattedMessage id="merchantCashiers.onceTitle" values={{ name: userName }} />
          </DialogTitle>
          <DialogDescription>
            <FormattedMessage id="merchantCashiers.onceBody" />
          </DialogDescription>
        </DialogHeader>
        <DialogBody className="flex flex-col gap-5">
          <dl className="flex flex-col gap-4">
            <Line label="merchantCashiers.email" value={emailAddress} copy="merchantCashiers.copyEmail" />
            <Line label="merchantCashiers.password" value={password} copy="merchantCashiers.copyPassword" />
          </dl>
          <Checkbox checked={passedOn} onCheckedChange={(on) => setPassedOn(on === true)}>
            <FormattedMessage id="merchantCashiers.passedOn" />
          </Checkbox>
          <Button size="lg" disabled={!passedOn} onClick={close}>
            <FormattedMessage id="merchantCashiers.done" />
          </Button>
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}

function Line({ label, value, copy }: { label: PlainMessageId; value: string; copy: PlainMessageId }) {
  const intl = useIntl();
  return (
    <div>
      <dt className="mb-1 font-medium text-label">
        <FormattedMessage id={label} />
      </dt>
      <dd className="flex flex-wrap items-center gap-2.5">
        <code className="min-w-0 break-all rounded-md bg-sunken px-3 py-2 font-mono text-label" translate="no">
          {value}
        </code>
        <Copy value={value} label={intl.formatMessage({ id: copy })} />
      </dd>
    </div>
  );
}
