import { Link } from "@tanstack/react-router";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { Opening } from "../../../platform/page/opening.tsx";
import { PlatformCard } from "./platform-card.tsx";

/** The download of each app, its newest and its minimum version. */
export function DownloadScreen() {
  return (
    <div className="mx-auto w-full max-w-[1200px] px-4 py-10 sm:px-8 sm:py-16">
      <Opening title="contentDownload.heading" lead="contentDownload.lead" />
      <ul className="mt-10 grid gap-4 lg:grid-cols-3">
        {(["ios", "android", "web"] as const).map((platform) => (
          <li key={platform}>
            <PlatformCard platform={platform} />
          </li>
        ))}
      </ul>
      <section className="mt-14 grid gap-x-20 gap-y-4 border-line border-t pt-8 lg:grid-cols-[1fr_1.4fr]">
        <h2 className="font-serif text-[26px] leading-8">
          <FormattedMessage id="contentDownload.safeTitle" />
        </h2>
        <div className="flex max-w-[620px] flex-col items-start gap-4 text-[16px] text-ink-2 leading-7">
          <p className="text-pretty">
            <FormattedMessage id="contentDownload.safeBody" />
          </p>
          <Link
            to="/contact"
            search={{ topic: "security" }}
            className="font-medium text-vault underline underline-offset-4"
          >
            <FormattedMessage id="contentDownload.safeLink" />
          </Link>
        </div>
      </section>
    </div>
  );
}
