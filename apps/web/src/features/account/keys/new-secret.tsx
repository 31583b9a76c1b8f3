import type { NewApiKey } from "@coffer/sdk";
import { AlertDialog, Button, Checkbox, Notice } from "@coffer/ui";
import { Link, useBlocker } from "@tanstack/react-router";
import { DownloadIcon } from "lucide-react";
import { useState } from "react";
import { Copy } from "../../../kernel/page/address.tsx";
import { download } from "../../../lib/csv.ts";
import { type MessageId, Text, useText } from "../../../lib/text.tsx";

/** The pair a program signs with; its second half is in this page's memory alone. */
export type Pair = Pick<NewApiKey, "accessKey" | "secret">;

/** "The secret is shown once": to copy, to keep as a file, and nobody leaves by accident. */
export function NewSecret({ pair: { accessKey, secret } }: { pair: Pair }) {
  const text = useText();
  const [saved, setSaved] = useState(false);
  const file = `COFFER_API_KEY=${accessKey}\nCOFFER_API_SECRET=${secret}\n`;
  return (
    <>
      <Notice tone="warn" title={<Text id="keys.newTitle" />}>
        <Text id="keys.newBody" />
      </Notice>
      <dl className="flex flex-col gap-4">
        <Half label="keys.accessKey" value={accessKey} copy="keys.copyAccess" />
        <Half label="keys.secret" value={secret} copy="keys.copySecret" />
      </dl>
      <Button
        variant="secondary"
        className="self-start"
        onClick={() => download(`coffer-${accessKey}.env`, file, "text/plain;charset=utf-8")}
      >
        <DownloadIcon aria-hidden />
        <Text id="keys.file" />
      </Button>
      <div className="flex flex-col gap-4 border-line border-t pt-5">
        <Checkbox checked={saved} onCheckedChange={(on) => setSaved(on === true)}>
          <Text id="keys.saved" />
        </Checkbox>
        <div className="flex flex-wrap items-center gap-3">
          {saved ? (
            <Button asChild size="lg">
              <Link to="/account/api">
                <Text id="keys.done" />
              </Link>
            </Button>
          ) : (
            <>
              <Button size="lg" disabled aria-describedby="secret-not-saved">
                <Text id="keys.done" />
              </Button>
              <p id="secret-not-saved" className="text-ink-2 text-label">
                <Text id="keys.doneNote" />
              </p>
            </>
          )}
        </div>
      </div>
      <SecretGuard unsaved={!saved} title={text("keys.leaveTitle")} />
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
      description={<Text id="keys.leaveBody" />}
      confirmLabel={<Text id="keys.leave" />}
      cancelLabel={<Text id="keys.stay" />}
      onConfirm={() => blocker.proceed()}
    />
  );
}

/** After a reload, or where its reply was lost with the page: the key is there, its secret isn't. */
export function LostSecret({ id }: { id: string }) {
  return (
    <Notice
      tone="warn"
      title={<Text id="keys.lostTitle" />}
      action={
        <Button asChild size="sm" variant="secondary">
          <Link to="/account/modifyApi" search={{ id, act: "roll" }}>
            <Text id="keys.rollInstead" />
          </Link>
        </Button>
      }
    >
      <Text id="keys.lostBody" />
    </Notice>
  );
}
