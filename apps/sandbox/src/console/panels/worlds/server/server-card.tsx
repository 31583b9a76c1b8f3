import { Card, CardBody, CardFooter, CardHeader, CardTitle, SummaryList, SummaryRow } from "@coffer/ui";
import { useQuery } from "@tanstack/react-query";
import { useTimes } from "../../../parts/use-times.ts";
import { usePlace } from "../../../places.tsx";
import { useWords } from "../../../words/use-words.ts";
import { readMetrics, type ServerHealth } from "./read-metrics.ts";

const EVERY = 5000;

/** Null without a server, or for a user who isn't its administrator. */
async function healthFor(world: string): Promise<{ at: number; health: ServerHealth } | null> {
  const reply = await fetch("/__sandbox/metrics", { headers: { "x-sandbox-world": world } });
  const health = reply.ok ? readMetrics(await reply.text()) : null;
  return health && { at: Date.now() / 1000, health };
}

/** The state of the shared server. */
export function ServerCard() {
  const text = useWords().worlds;
  const { spanText } = useTimes();
  const { world } = usePlace();
  const { data } = useQuery({
    queryKey: [world, "metrics"],
    queryFn: () => healthFor(world),
    refetchInterval: ({ state }) => (state.data === null ? false : EVERY),
  });
  if (!data) return null;
  const { at, health } = data;
  const upFor = Math.max(1, at - health.startedAt);
  const meanTime = health.replies === 0 ? 0 : (1000 * health.seconds) / health.replies;
  return (
    <Card>
      <CardHeader className="pb-0">
        <CardTitle>{text.server}</CardTitle>
      </CardHeader>
      <CardBody className="sm:p-5">
        <SummaryList>
          <SummaryRow label={text.upFor} value={spanText(upFor * 1000)} />
          <SummaryRow label={text.memory} value={`${health.megabytes} MB`} />
          <SummaryRow label={text.cpu} value={`${Math.round((100 * health.cpuSeconds) / upFor)}%`} />
          <SummaryRow label={text.replies} value={text.failed(health.replies, health.failed)} />
          <SummaryRow label={text.meanTime} value={text.milliseconds(Math.round(meanTime * 10) / 10)} />
          <SummaryRow label={text.worldsHeld} value={text.heldWorlds(health.inMemory, health.inFolder)} />
        </SummaryList>
      </CardBody>
      <CardFooter className="text-ink-2 text-label">{text.serverNote}</CardFooter>
    </Card>
  );
}
