import type { Anchor } from "../../../lib/redirect.ts";
import { type MessageId, Text } from "../../../lib/text.tsx";
import { facts } from "../facts.ts";
import { ForwardLink } from "../pieces/forward-link.tsx";
import { Title } from "../pieces/heading.tsx";
import { Section } from "../pieces/section.tsx";

const ways: readonly {
  id: Anchor;
  title: MessageId;
  body: MessageId;
  to: string;
  search?: Record<string, string>;
  label: MessageId;
}[] = [
  { id: "wallet", title: "about.walletTitle", body: "about.walletBody", to: "/individuals", label: "about.walletLink" },
  { id: "card", title: "about.cardTitle", body: "about.cardBody", to: "/creditcard", label: "about.cardLink" },
  {
    id: "apply",
    title: "about.applyTitle",
    body: "about.applyBody",
    to: "/user/register",
    search: { type: "merchant" },
    label: "about.applyLink",
  },
];
const { fees: _fees, ...figures } = facts;

/** What one comes for, and where it begins: parts that addresses lead to. */
export function Ways() {
  return (
    <Section>
      <Title id="about.waysTitle" className="mb-10" />
      <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-3">
        {ways.map(({ id, title, body, to, search, label }) => (
          <li key={id} id={id} className="flex flex-col items-start gap-3 border-line-strong border-t pt-5">
            <h3 className="font-serif text-[24px]/[30px]">
              <Text id={title} />
            </h3>
            <p className="flex-1 text-pretty text-[16px]/[26px] text-ink-2">
              <Text id={body} values={figures} />
            </p>
            <ForwardLink to={to} search={search} label={label} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
