import { FormattedMessage, type PlainMessageId } from "../../../platform/intl/intl.ts";
import type { Anchor } from "../../../platform/url/redirect.ts";
import { type FigureMessageId, figures } from "../facts.ts";
import { ForwardLink } from "../pieces/forward-link.tsx";
import { Title } from "../pieces/heading.tsx";
import { Section } from "../pieces/section.tsx";

const ways: readonly {
  id: Anchor;
  title: PlainMessageId;
  body: FigureMessageId;
  to: string;
  search?: Record<string, string>;
  label: PlainMessageId;
}[] = [
  {
    id: "wallet",
    title: "contentAbout.walletTitle",
    body: "contentAbout.walletBody",
    to: "/individuals",
    label: "contentAbout.walletLink",
  },
  {
    id: "card",
    title: "contentAbout.cardTitle",
    body: "contentAbout.cardBody",
    to: "/creditcard",
    label: "contentAbout.cardLink",
  },
  {
    id: "apply",
    title: "contentAbout.applyTitle",
    body: "contentAbout.applyBody",
    to: "/user/register",
    search: { type: "merchant" },
    label: "contentAbout.applyLink",
  },
];

/** Sections for common purposes, which addresses link to. */
export function Ways() {
  return (
    <Section>
      <Title id="contentAbout.waysTitle" className="mb-10" />
      <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-3">
        {ways.map(({ id, title, body, to, search, label }) => (
          <li key={id} id={id} className="flex flex-col items-start gap-3 border-line-strong border-t pt-5">
            <h3 className="font-serif text-[24px]/[30px]">
              <FormattedMessage id={title} />
            </h3>
            <p className="flex-1 text-pretty text-[16px]/[26px] text-ink-2">
              <FormattedMessage id={body} values={figures} />
            </p>
            <ForwardLink to={to} search={search} label={label} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
