import { Button, Card, CardBody, LogoMark } from "@coffer/ui";
import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { useIntl } from "react-intl";
import { FormattedMessage, type PlainMessageId } from "../../../platform/intl/intl.ts";
import { count } from "../../../platform/measuring/events.ts";
import { lazyPart } from "../../../platform/page/lazy-part.tsx";
import { PathLink } from "../../../platform/page/path-link.tsx";
import { readApi } from "../../../platform/read-api.ts";
import { formatDay } from "../../../platform/time/time.ts";
import { outsideLink } from "../../../platform/url/redirect.ts";

const QrCode = lazyPart(() => import("../../../platform/page/qr-code.tsx").then(({ QrCode: it }) => it));

const words = {
  ios: { name: "contentDownload.ios", about: "contentDownload.iosAbout" },
  android: { name: "contentDownload.android", about: "contentDownload.androidAbout" },
  web: { name: "contentDownload.web", about: "contentDownload.webAbout" },
} as const satisfies Record<string, Record<string, PlainMessageId>>;

/** One app: the newest version, its news, and its link; as a QR code on desktops. */
export function PlatformCard({ platform }: { platform: keyof typeof words }) {
  const intl = useIntl();
  const { data, error, refetch } = useQuery({
    ...readApi.content.getVersioning.queryOptions({ platform }),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { shows: "place" },
  });
  const url = outsideLink(data?.downloadUrl ?? undefined);
  const name = intl.formatMessage({ id: words[platform].name });
  return (
    <Card className="h-full">
      <CardBody className="flex h-full min-h-[248px] sm:min-h-[420px] flex-col gap-4">
        <div>
          <h2 className="font-serif text-[22px] leading-7">{name}</h2>
          <p className="mt-1 text-ink-2 sm:min-h-10">
            <FormattedMessage id={words[platform].about} />
          </p>
        </div>
        <div className="grid h-[150px] place-items-start max-sm:hidden">
          {url ? (
            <Suspense>
              <QrCode value={url} label={intl.formatMessage({ id: "contentDownload.qr" }, { name })} />
            </Suspense>
          ) : (
            platform === "web" && (
              <span className="grid size-[150px] place-items-center rounded-md bg-sunken">
                <LogoMark className="size-16" />
              </span>
            )
          )}
        </div>
        <dl
          className="grid grid-cols-[auto_1fr] content-start gap-x-5 gap-y-1.5 text-label"
          aria-busy={!data && !error}
        >
          {data && (
            <>
              <Line term="contentDownload.version">
                {data.version} · {formatDay(data.publishTime, intl)}
              </Line>
              <Line term="contentDownload.minimum">{data.minimumVersion}</Line>
              <Line term="contentDownload.new">{data.releaseNotes}</Line>
            </>
          )}
        </dl>
        {error !== null && (
          <p role="alert" className="text-label">
            <FormattedMessage id="contentDownload.unknown" />
          </p>
        )}
        <div className="mt-auto">
          {platform === "web" ? (
            <Button asChild variant="secondary" className="w-full">
              <PathLink to="/assets">
                <FormattedMessage id="contentDownload.open" />
              </PathLink>
            </Button>
          ) : url ? (
            <Button asChild className="w-full">
              <a
                href={url}
                target="_blank"
                rel="noopener noreferrer"
                onClick={() => count({ name: "app.download", about: platform })}
              >
                <FormattedMessage id="contentDownload.get" values={{ name }} />
              </a>
            </Button>
          ) : (
            error !== null && (
              <Button variant="secondary" className="w-full" onClick={() => void refetch()}>
                <FormattedMessage id="contentDownload.again" />
              </Button>
            )
          )}
        </div>
      </CardBody>
    </Card>
  );
}

function Line({ term, children }: { term: PlainMessageId; children: string | (string | number)[] }) {
  return (
    <>
      <dt className="text-ink-2">
        <FormattedMessage id={term} />
      </dt>
      <dd className="min-w-0">{children}</dd>
    </>
  );
}
