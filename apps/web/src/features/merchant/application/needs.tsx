import { Text } from "../../../platform/intl/text.tsx";

/** What becoming official takes, and what it brings. */
export function Needs({ days }: { days: number }) {
  return (
    <>
      <h2 className="font-medium">
        <Text id="merchantApplication.needs" />
      </h2>
      <ul className="mt-3 flex list-disc flex-col gap-2 pl-4 text-ink-2">
        <li>
          <Text id="merchantApplication.needsCertificate" />
        </li>
        <li>
          <Text id="merchantApplication.needsDays" values={{ days }} />
        </li>
        <li>
          <Text id="merchantApplication.needsKept" />
        </li>
      </ul>
      <h2 className="mt-6 font-medium">
        <Text id="merchantApplication.brings" />
      </h2>
      <ul className="mt-3 flex list-disc flex-col gap-2 pl-4 text-ink-2">
        <li>
          <Text id="merchantApplication.bringsDay" />
        </li>
        <li>
          <Text id="merchantApplication.bringsOrders" />
        </li>
      </ul>
    </>
  );
}
