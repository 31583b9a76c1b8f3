import { Card, CardBody, CardTitle, Notice, Skeleton, StatusChip } from "@coffer/ui";
import { type ReactNode, Suspense, useEffect, useRef } from "react";
import { useIntl } from "react-intl";
import type { GroupPage, OperationPage } from "../../../platform/contract-pages.ts";
import { FormattedMessage, type PlainMessageId } from "../../../platform/intl/intl.ts";
import { Copy } from "../../../platform/page/address.tsx";
import { lazyPart } from "../../../platform/page/lazy-part.tsx";
import { CodeBlock } from "./code-block.tsx";
import { DocsText } from "./docs-text.tsx";
import { ErrorList } from "./error-list.tsx";
import { FieldList } from "./field-list.tsx";
import { Samples } from "./samples.tsx";
import { useInView } from "./use-in-view.ts";

// Lazy-loaded near the viewport: a third of the page's scripts, far below the text.
const TryIt = lazyPart(() => import("./try-it.tsx").then(({ TryIt: it }) => it));

const permissionWords = {
  read: "apiKeysReference.read",
  withdraw: "apiKeysReference.withdraw",
  trade: "apiKeysReference.trade",
} as const;
const retryWords = {
  safe: "apiKeysReference.retrySafe",
  key: "apiKeysReference.retryKey",
  never: "apiKeysReference.retryNever",
} as const satisfies Record<OperationPage["retry"], PlainMessageId>;

/** One operation in full. */
export function OperationView({ of: page, group }: { of: OperationPage; group: GroupPage }) {
  const intl = useIntl();
  const { ref, near } = useInView();
  const heading = useRef<HTMLHeadingElement>(null);
  // It replaces a list, so keyboards and screen readers start at its top.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const json = (value: unknown) => JSON.stringify(value, null, 2);
  return (
    <div className="flex flex-col gap-5">
      <Card>
        <CardBody className="flex flex-col gap-4">
          <h2 ref={heading} tabIndex={-1} className="font-serif text-[22px] leading-8 outline-none">
            <DocsText of={page.summary} />
          </h2>
          <p className="flex flex-wrap items-center gap-2" translate="no">
            <code className="font-mono text-label [overflow-wrap:anywhere]">
              <b>{page.method}</b> {page.path}
            </code>
            <Copy value={page.path} label={intl.formatMessage({ id: "apiKeysReference.copyPath" })} />
          </p>
          <DocsText of={page.about} className="max-w-prose" />
          <Facts of={page} />
        </CardBody>
      </Card>
      <Part title="apiKeysReference.snippets">
        <Samples of={page} />
      </Part>
      <Part title="apiKeysReference.input">
        {page.input.length > 0 ? <FieldList fields={page.input} /> : <FormattedMessage id="apiKeysReference.noInput" />}
        {page.oneOf && (
          <p className="mt-2 text-label text-ink-2">
            <FormattedMessage
              id="apiKeysReference.oneOf"
              values={{ sets: page.oneOf.map((set) => set.join(" + ")).join(" / ") }}
            />
          </p>
        )}
      </Part>
      <Part title="apiKeysReference.result">
        <p lang="en" className="text-head text-ink-2">
          {page.resultType}
        </p>
        {page.result.length > 0 && <FieldList fields={page.result} />}
        {page.reply !== undefined && (
          <div className="mt-3">
            <CodeBlock
              label={intl.formatMessage({ id: "apiKeysReference.replyExample" })}
              code={json(page.reply)}
              copyLabel={intl.formatMessage({ id: "apiKeysReference.copy" })}
            />
          </div>
        )}
      </Part>
      <Part title="apiKeysReference.errors">
        <ErrorList codes={page.errors} texts={group.errors} />
      </Part>
      <Part title="apiKeysReference.try">
        <div ref={ref}>
          {near ? (
            <Suspense fallback={<Skeleton className="h-40" />}>
              <TryIt of={page} group={group.name} />
            </Suspense>
          ) : (
            <Skeleton className="h-40" />
          )}
        </div>
      </Part>
      {page.assumed && (
        <Notice live="off" title={<FormattedMessage id="apiKeysReference.assumed" />}>
          <DocsText of={page.assumed} />
        </Notice>
      )}
    </div>
  );
}

/** The callers, the permission, and the retry rule. */
function Facts({ of: { permission, noKey, auth, retry } }: { of: OperationPage }) {
  return (
    <ul className="flex flex-col gap-2 text-label">
      <li className="flex flex-wrap items-center gap-2">
        {auth === "none" ? (
          <FormattedMessage id="apiKeysReference.open" />
        ) : permission ? (
          <>
            <StatusChip tone="good" dot={false}>
              <FormattedMessage id={permissionWords[permission]} />
            </StatusChip>
            <FormattedMessage id="apiKeysReference.keyMay" />
          </>
        ) : (
          <>
            <StatusChip tone="neutral" dot={false}>
              <FormattedMessage id="apiKeysReference.noKey" />
            </StatusChip>
            {noKey && <DocsText of={noKey} />}
          </>
        )}
      </li>
      <li className="text-ink-2">
        <FormattedMessage id={retryWords[retry]} />
      </li>
    </ul>
  );
}

function Part({ title, children }: { title: PlainMessageId; children: ReactNode }) {
  return (
    <Card>
      <CardBody>
        <CardTitle className="mb-3">
          <FormattedMessage id={title} />
        </CardTitle>
        {children}
      </CardBody>
    </Card>
  );
}
