import { FormattedMessage, type PlainMessageId } from "../../../platform/intl/intl.ts";
import { Opening } from "../../../platform/page/opening.tsx";
import { PathLink } from "../../../platform/page/path-link.tsx";

const ways: readonly { to: string; search?: Record<string, string>; title: PlainMessageId; body: PlainMessageId }[] = [
  { to: "/download", title: "contentDownload.appsGet", body: "contentDownload.appsGetBody" },
  { to: "/assets", title: "contentDownload.appsWeb", body: "contentDownload.appsWebBody" },
  { to: "/apps/beneficiary/list", title: "contentDownload.appsRecipients", body: "contentDownload.appsRecipientsBody" },
  { to: "/apps/beneficiary", title: "contentDownload.appsRecipient", body: "contentDownload.appsRecipientBody" },
  {
    to: "/account/record",
    search: { tab: "devices" },
    title: "contentDownload.appsDevices",
    body: "contentDownload.appsDevicesBody",
  },
];

/** The apps, and the pages that they open. */
export function AppsScreen() {
  return (
    <div className="mx-auto w-full max-w-[900px] px-4 py-10 sm:px-8 sm:py-16">
      <Opening title="contentDownload.appsHeading" lead="contentDownload.appsLead" />
      <ul className="mt-10 border-line border-t">
        {ways.map(({ title, body, ...target }) => (
          <li key={title} className="border-line border-b">
            <PathLink {...target} className="group flex min-h-[88px] items-center justify-between gap-6 py-4">
              <span>
                <span className="block font-serif text-[20px] leading-7 group-hover:text-vault">
                  <FormattedMessage id={title} />
                </span>
                <span className="mt-1 block text-pretty text-ink-2">
                  <FormattedMessage id={body} />
                </span>
              </span>
              <span aria-hidden className="text-vault">
                →
              </span>
            </PathLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
