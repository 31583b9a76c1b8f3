import { Card } from "@coffer/ui";
import { Link } from "@tanstack/react-router";
import { ChevronRightIcon, FileTextIcon, ScanFaceIcon } from "lucide-react";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { waysFor } from "./kyc-search.ts";
import type { Kyc } from "./submission.ts";

const form = { way: "document", Icon: FileTextIcon, title: "kyc.wayDocument", note: "kyc.wayDocumentNote" } as const;
const mend = { ...form, title: "kyc.wayMend", note: "kyc.wayMendNote" } as const;
const provider = {
  way: "provider",
  Icon: ScanFaceIcon,
  title: "kyc.wayProvider",
  note: "kyc.wayProviderNote",
} as const;

/** The ways of verification. */
export function WayChoice({ kyc, company }: { kyc: Kyc; company: boolean }) {
  const ways = [kyc.submission ? mend : form, provider].filter(({ way }) => waysFor(company).includes(way));
  return (
    <div className="grid items-start gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,608px)_minmax(0,1fr)]">
      <Card>
        <ul className="divide-y divide-line">
          {ways.map(({ way, Icon, title, note }) => (
            <li key={way}>
              <Link
                to="/account/verifiy"
                search={{ way }}
                className="group flex items-center gap-4 px-5 py-5 -outline-offset-2! transition-colors hover:bg-sunken sm:px-6"
              >
                <Icon aria-hidden className="size-6 shrink-0 text-vault" strokeWidth={1.5} />
                <span className="min-w-0 flex-1">
                  <span className="block font-medium">
                    <FormattedMessage id={title} />
                  </span>
                  <span className="mt-0.5 block text-ink-2 text-label">
                    <FormattedMessage id={note} />
                  </span>
                </span>
                <ChevronRightIcon aria-hidden className="size-4 shrink-0 text-ink-3" />
              </Link>
            </li>
          ))}
        </ul>
      </Card>
      <aside aria-labelledby="kyc-needs" className="lg:pt-2">
        <h2 id="kyc-needs" className="font-medium">
          <FormattedMessage id="kyc.needs" />
        </h2>
        <ul className="mt-3 flex list-disc flex-col gap-2 pl-4 text-ink-2">
          <li>
            <FormattedMessage id={company ? "kyc.needsCompany" : "kyc.needsPerson"} />
          </li>
          <li>
            <FormattedMessage id="kyc.needsDays" values={{ days: kyc.expectedReviewDays }} />
          </li>
        </ul>
      </aside>
    </div>
  );
}
