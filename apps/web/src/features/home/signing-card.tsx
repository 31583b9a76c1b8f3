import { Amount, Card, StatusChip, TwoLine } from "@coffer/ui";
import { type MessageId, Text } from "../../lib/text.tsx";

const signers: { name: string; role: MessageId; signedAt?: string }[] = [
  { name: "Mei Lin", role: "home.treasurer", signedAt: "14:02" },
  { name: "Arjun Rao", role: "home.director", signedAt: "14:09" },
  { name: "Sofia Brandt", role: "home.chief" },
];

/** What a withdrawal from a shared wallet looks like. It says that it is an example. */
export function SigningCard() {
  const signed = signers.filter((signer) => signer.signedAt).length;
  return (
    <figure>
      <Card>
        <div className="p-6">
          <div className="flex items-center justify-between gap-4">
            <span className="text-ink-2 text-label">
              <Text id="home.treasury" />
            </span>
            <StatusChip tone="warn">
              <Text id="home.signedOf" values={{ signed, needed: signers.length }} />
            </StatusChip>
          </div>
          <p className="mt-1">
            <Amount whole="40.00" unit="BTC" size="large" />
          </p>
          <p className="mt-1 text-ink-2 text-label">
            <Text id="home.toCold" /> · <span className="font-mono">bc1q…9k4m</span>
          </p>
        </div>
        <ul className="divide-y divide-line border-line border-t">
          {signers.map(({ name, role, signedAt }) => (
            <li key={name} className="flex items-center justify-between gap-4 px-6 py-2.5">
              <TwoLine title={name} note={<Text id={role} />} />
              {signedAt ? (
                <StatusChip tone="good">
                  <Text id="home.signedAt" values={{ time: signedAt }} />
                </StatusChip>
              ) : (
                <StatusChip>
                  <Text id="home.waiting" />
                </StatusChip>
              )}
            </li>
          ))}
        </ul>
      </Card>
      <figcaption className="mt-3 text-head text-ink-3">
        <Text id="home.example" />
      </figcaption>
    </figure>
  );
}
