import { Text, useLocale } from "../../lib/text.tsx";
import { formatTime } from "../../lib/time.ts";

/** "Funds arrive in 10-30 minutes": until when at the latest, while they are on their way. */
export function Arrival({ expectedAt }: { expectedAt: string | null }) {
  const locale = useLocale();
  if (expectedAt === null) return null;
  return (
    <p className="font-medium">
      <Text id="quickBuy.arrivesBy" values={{ time: formatTime(expectedAt, locale) }} />
    </p>
  );
}
