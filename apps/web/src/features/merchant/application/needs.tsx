import { FormattedMessage } from "../../../platform/intl/intl.ts";

/** The requirements and benefits of becoming official. */
export function Needs({ days }: { days: number }) {
  return (
    <>
      <h2 className="font-medium">
        <FormattedMessage id="merchantApplication.needs" />
      </h2>
      <ul className="mt-3 flex list-disc flex-col gap-2 pl-4 text-ink-2">
        <li>
          <FormattedMessage id="merchantApplication.needsCertificate" />
        </li>
        <li>
          <FormattedMessage id="merchantApplication.needsDays" values={{ days }} />
        </li>
        <li>
          <FormattedMessage id="merchantApplication.needsKept" />
        </li>
      </ul>
      <h2 className="mt-6 font-medium">
        <FormattedMessage id="merchantApplication.brings" />
      </h2>
      <ul className="mt-3 flex list-disc flex-col gap-2 pl-4 text-ink-2">
        <li>
          <FormattedMessage id="merchantApplication.bringsDay" />
        </li>
        <li>
          <FormattedMessage id="merchantApplication.bringsOrders" />
        </li>
      </ul>
    </>
  );
}
