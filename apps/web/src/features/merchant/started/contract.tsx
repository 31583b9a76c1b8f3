import { Text, useText } from "../../../lib/text.tsx";

const sections = [
  ["merchantStarted.term1", "merchantStarted.term1Body"],
  ["merchantStarted.term2", "merchantStarted.term2Body"],
  ["merchantStarted.term3", "merchantStarted.term3Body"],
  ["merchantStarted.term4", "merchantStarted.term4Body"],
  ["merchantStarted.term5", "merchantStarted.term5Body"],
  ["merchantStarted.term6", "merchantStarted.term6Body"],
] as const;

/** What a merchant and the product agree on, to scroll through. */
export function Contract({ name }: { name: string }) {
  const text = useText();
  return (
    <section
      aria-label={text("merchantStarted.contractTitle")}
      tabIndex={0}
      className="max-h-80 overflow-y-auto rounded-md border border-line-strong bg-sunken px-5 py-4"
    >
      <p>
        <Text id="merchantStarted.parties" values={{ name: <b className="font-medium">{name}</b> }} />
      </p>
      <ol className="mt-3 flex list-decimal flex-col gap-3 pl-5">
        {sections.map(([title, body]) => (
          <li key={title}>
            <h3 className="font-medium">
              <Text id={title} />
            </h3>
            <p className="text-ink-2">
              <Text id={body} />
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
