import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { PathLink } from "../../kernel/page/path-link.tsx";
import { useHasSession } from "../../kernel/session.ts";
import type { Anchor } from "../../lib/redirect.ts";
import { type MessageId, Text } from "../../lib/text.tsx";

interface Section {
  id: Anchor;
  title: MessageId;
  body: MessageId;
  points?: readonly MessageId[];
  link: ReactNode;
}

const linkClass = "font-medium text-vault underline-offset-4 hover:underline";

const sections: readonly Section[] = [
  {
    id: "wallet",
    title: "home.walletTitle",
    body: "home.walletBody",
    points: ["home.walletOne", "home.walletTwo", "home.walletThree"],
    link: (
      <PathLink to="/assets" className={linkClass}>
        <Text id="home.walletLink" />
      </PathLink>
    ),
  },
  {
    id: "card",
    title: "home.cardTitle",
    body: "home.cardBody",
    link: (
      <PathLink to="/creditcard" className={linkClass}>
        <Text id="home.cardLink" />
      </PathLink>
    ),
  },
  {
    id: "apply",
    title: "home.applyTitle",
    body: "home.applyBody",
    link: (
      <OpenLink type="merchant">
        <Text id="home.applyLink" />
      </OpenLink>
    ),
  },
  {
    id: "company",
    title: "home.companyTitle",
    body: "home.companyBody",
    link: (
      <OpenLink type="personal">
        <Text id="home.companyLink" />
      </OpenLink>
    ),
  },
  {
    id: "team",
    title: "home.teamTitle",
    body: "home.teamBody",
    link: (
      <PathLink to="/products" className={linkClass}>
        <Text id="home.teamLink" />
      </PathLink>
    ),
  },
];

/** "A signed-in reader is not invited to open an account." */
function OpenLink({ type, children }: { type: "merchant" | "personal"; children: ReactNode }) {
  const present = useHasSession();
  if (present) return null;
  return (
    <Link to="/user/register" search={{ type }} className={linkClass}>
      {children}
    </Link>
  );
}

/** The parts of the page the header and other pages point to by `?to=`. */
export function Sections() {
  return sections.map(({ id, title, body, points, link }) => (
    <section
      key={id}
      id={id}
      className="grid gap-x-20 gap-y-4 border-line border-t py-12 sm:py-16 lg:grid-cols-[1fr_1.4fr]"
    >
      <h2 className="max-w-[14em] text-balance font-serif text-title">
        <Text id={title} />
      </h2>
      <div className="flex max-w-[620px] flex-col items-start gap-4">
        <p className="text-pretty text-[16px] text-ink-2 leading-7">
          <Text id={body} />
        </p>
        {points && (
          <ul className="flex flex-col gap-2 text-[15px] leading-6">
            {points.map((point) => (
              <li key={point} className="flex gap-3">
                <span aria-hidden className="mt-2.5 size-1.5 shrink-0 rounded-full bg-brass" />
                <Text id={point} />
              </li>
            ))}
          </ul>
        )}
        {link}
      </div>
    </section>
  ));
}
