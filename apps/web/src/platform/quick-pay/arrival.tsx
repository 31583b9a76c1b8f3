import { Text, useLocale } from "../intl/text.tsx";
import { formatTime } from "../time/time.ts";

/** "Funds arrive in 10-30 minutes": until when at the latest, while they are on their way. */
export function Arrival({ expectedAt }: { expectedAt: string | null }) {
  const locale = useLocale();
  if (expectedAt === null) return null;
  return (
    <p className="font-medium">
      <Text id="quickPay.arrivesBy" values={{ time: formatTime(expectedAt, locale) }} />
    </p>
  );
}
