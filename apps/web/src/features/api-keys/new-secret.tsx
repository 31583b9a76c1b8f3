import type { NewApiKey } from "@coffer/sdk";
import { AlertDialog, Button, Checkbox, Notice } from "@coffer/ui";
import { Link, useBlocker } from "@tanstack/react-router";
import { DownloadIcon } from "lucide-react";
import { useState } from "react";
import { useIntl } from "react-intl";
import { download } from "../../platform/csv.ts";
import { FormattedMessage, type PlainMessageId } from "../../platform/intl/intl.ts";
import { Copy } from "../../platform/page/address.tsx";

/** The new pair; the secret exists only in this page's memory. */
export type Pair = Pick<NewApiKey, "accessKey" | "secret">;

/** Shows the secret once: to copy or to save as a file, with a guard against leaving. */
export function NewSecret({ pair: { accessKey, secret } }: { pair: Pair }) {
  const intl = useIntl();
  const [saved, setSaved] = useState(false);
  const file = `COFFER_API_KEY=${accessKey}\nCOFFER_API_SECRET=${secret}\n`;
  return (
    <>
      <Notice tone="warn" title={<FormattedMessage id="apiKeys.newTitle" />}>
        <FormattedMessage id="apiKeys.newBody" />
      </Notice>
      <dl className="flex flex-col gap-4">
        <Half label="apiKeys.accessKey" value={accessKey} copy="apiKeys.copyAccess" />
        <Half label="apiKeys.secret" value={secret} copy="apiKeys.copySecret" />
      </dl>
      <Button
        variant="secondary"
        className="self-start"
        onClick={() => download(`coffer-${accessKey}.env`, file, "text/plain;charset=utf-8")}
      >
        <DownloadIcon aria-hidden />
        <FormattedMessage id="apiKeys.file" />
      </Button>
      <div className="flex flex-col gap-4 border-line border-t pt-5">
        <Checkbox checked={saved} onCheckedChange={(on) => setSaved(on === true)}>
          <FormattedMessage id="apiKeys.saved" />
        </Checkbox>
        <div className="flex flex-wrap items-center gap-3">
          {saved ? (
            <Button asChild size="lg">
              <Link to="/account/api">
                <FormattedMessage id="apiKeys.done" />
              </Link>
            </Button>
          ) : (
            <>
              <Button size="lg" disabled aria-describedby="secret-not-saved">
                <FormattedMessage id="apiKeys.done" />
              </Button>
              <p id="secret-not-saved" className="text-ink-2 text-label">
                <FormattedMessage id="apiKeys.doneNote" />
              </p>
            </>
          )}
        </div>
      </div>
      <SecretGuard unsaved={!saved} title={intl.formatMessage({ id: "apiKeys.leaveTitle" })} />
    </>
  );
}

function Half({ label, value, copy }: { label: PlainMessageId; value: string; copy: PlainMessageId }) {
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
        <Copy value={value} label={intl.formatMessage({ id: copy })} words />
      </dd>
    </div>
  );
}

/** Asks before leaving with an unsaved secret; the browser asks before a reload. */
function SecretGuard({ unsaved, title }: { unsaved: boolean; title: string }) {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => unsaved && current.pathname !== next.pathname,
    enableBeforeUnload: () => unsaved,
    withResolver: true,
  });
  if (blocker.status !== "blocked") return null;
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && blocker.reset()}
      title={title}
      description={<FormattedMessage id="apiKeys.leaveBody" />}
      confirmLabel={<FormattedMessage id="apiKeys.leave" />}
      cancelLabel={<FormattedMessage id="apiKeys.stay" />}
      onConfirm={() => blocker.proceed()}
    />
  );
}

/** After a reload or a lost reply: the key exists, its secret is lost. */
export function LostSecret({ id }: { id: string }) {
  return (
    <Notice
      tone="warn"
      title={<FormattedMessage id="apiKeys.lostTitle" />}
      action={
        <Button asChild size="sm" variant="secondary">
          <Link to="/account/modifyApi" search={{ id, act: "roll" }}>
            <FormattedMessage id="apiKeys.rollInstead" />
          </Link>
        </Button>
      }
    >
      <FormattedMessage id="apiKeys.lostBody" />
    </Notice>
  );
}
