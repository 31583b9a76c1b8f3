import type { NewApiKey } from "@coffer/sdk";
import { AlertDialog, Button, Checkbox, Notice } from "@coffer/ui";
import { Link, useBlocker } from "@tanstack/react-router";
import { DownloadIcon } from "lucide-react";
import { useState } from "react";
import { download } from "../../platform/csv.ts";
import { type MessageId, Text, useText } from "../../platform/intl/text.tsx";
import { Copy } from "../../platform/page/address.tsx";

/** The pair a program signs with; its second half is in this page's memory alone. */
export type Pair = Pick<NewApiKey, "accessKey" | "secret">;

/** "The secret is shown once": to copy, to keep as a file, and nobody leaves by accident. */
export function NewSecret({ pair: { accessKey, secret } }: { pair: Pair }) {
  const text = useText();
  const [saved, setSaved] = useState(false);
  const file = `COFFER_API_KEY=${accessKey}\nCOFFER_API_SECRET=${secret}\n`;
  return (
    <>
      <Notice tone="warn" title={<Text id="apiKeys.newTitle" />}>
        <Text id="apiKeys.newBody" />
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
        <Text id="apiKeys.file" />
      </Button>
      <div className="flex flex-col gap-4 border-line border-t pt-5">
        <Checkbox checked={saved} onCheckedChange={(on) => setSaved(on === true)}>
          <Text id="apiKeys.saved" />
        </Checkbox>
        <div className="flex flex-wrap items-center gap-3">
          {saved ? (
            <Button asChild size="lg">
              <Link to="/account/api">
                <Text id="apiKeys.done" />
              </Link>
            </Button>
          ) : (
            <>
              <Button size="lg" disabled aria-describedby="secret-not-saved">
                <Text id="apiKeys.done" />
              </Button>
              <p id="secret-not-saved" className="text-ink-2 text-label">
                <Text id="apiKeys.doneNote" />
              </p>
            </>
          )}
        </div>
      </div>
      <SecretGuard unsaved={!saved} title={text("apiKeys.leaveTitle")} />
    </>
  );
}

function Half({ label, value, copy }: { label: MessageId; value: string; copy: MessageId }) {
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
        <Copy value={value} label={text(copy)} words />
      </dd>
    </div>
  );
}

/** Asks before the page is left with a secret nobody has saved; a reload is asked about by the browser. */
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
      description={<Text id="apiKeys.leaveBody" />}
      confirmLabel={<Text id="apiKeys.leave" />}
      cancelLabel={<Text id="apiKeys.stay" />}
      onConfirm={() => blocker.proceed()}
    />
  );
}

/** After a reload, or where its reply was lost with the page: the key is there, its secret isn't. */
export function LostSecret({ id }: { id: string }) {
  return (
    <Notice
      tone="warn"
      title={<Text id="apiKeys.lostTitle" />}
      action={
        <Button asChild size="sm" variant="secondary">
          <Link to="/account/modifyApi" search={{ id, act: "roll" }}>
            <Text id="apiKeys.rollInstead" />
          </Link>
        </Button>
      }
    >
      <Text id="apiKeys.lostBody" />
    </Notice>
  );
}
