import { Text } from "../../../lib/text.tsx";

/** What becoming official takes, and what it brings. */
export function Needs({ days }: { days: number }) {
  return (
    <>
      <h2 className="font-medium">
        <Text id="merchantStarted.needs" />
      </h2>
      <ul className="mt-3 flex list-disc flex-col gap-2 pl-4 text-ink-2">
        <li>
          <Text id="merchantStarted.needsCertificate" />
        </li>
        <li>
          <Text id="merchantStarted.needsDays" values={{ days }} />
        </li>
        <li>
          <Text id="merchantStarted.needsKept" />
        </li>
      </ul>
      <h2 className="mt-6 font-medium">
        <Text id="merchantStarted.brings" />
      </h2>
      <ul className="mt-3 flex list-disc flex-col gap-2 pl-4 text-ink-2">
        <li>
          <Text id="merchantStarted.bringsDay" />
        </li>
        <li>
          <Text id="merchantStarted.bringsOrders" />
        </li>
      </ul>
    </>
  );
}
