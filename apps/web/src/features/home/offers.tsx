import { type MessageId, Text } from "../../lib/text.tsx";

const offers: { title: MessageId; body: MessageId }[] = [
  { title: "home.custody", body: "home.custodyBody" },
  { title: "home.multisig", body: "home.multisigBody" },
  { title: "home.trade", body: "home.tradeBody" },
  { title: "home.accept", body: "home.acceptBody" },
];

/** What Coffer does, in four columns. */
export function Offers() {
  return (
    <section className="grid gap-x-7 gap-y-8 border-line-strong border-t pt-6 pb-20 sm:grid-cols-2 lg:grid-cols-4">
      {offers.map(({ title, body }) => (
        <div key={title}>
          <h2 className="font-serif text-[22px] leading-7">
            <Text id={title} />
          </h2>
          <p className="mt-2.5 text-pretty text-ink-2">
            <Text id={body} />
          </p>
        </div>
      ))}
    </section>
  );
}
