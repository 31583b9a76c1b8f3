import { Button } from "@coffer/ui";
import { Link } from "@tanstack/react-router";
import { PathLink } from "../../kernel/page/path-link.tsx";
import { useHasSession } from "../../kernel/session.ts";
import { Text } from "../../lib/text.tsx";
import { SigningCard } from "./signing-card.tsx";

export function Hero() {
  const present = useHasSession();
  return (
    <section className="grid items-center gap-12 pt-12 pb-16 sm:pt-16 lg:grid-cols-[1.1fr_1fr] lg:gap-20 lg:pb-28">
      <div>
        <h1 className="max-w-[11em] text-balance font-serif text-hero tracking-[-0.015em]">
          <Text id="home.heading" />
        </h1>
        <p className="mt-6 max-w-[540px] text-pretty text-[18px] text-ink-2 leading-7">
          <Text id="home.lead" />
        </p>
        <div className="mt-8 flex flex-wrap gap-3 max-sm:*:flex-1">
          <Button asChild size="xl">
            {present ? (
              <PathLink to="/assets">
                <Text id="home.assets" />
              </PathLink>
            ) : (
              <Link to="/user/register" search={{ type: "personal" }}>
                <Text id="home.open" />
              </Link>
            )}
          </Button>
          <Button asChild size="xl" variant="secondary">
            <PathLink to="/contact">
              <Text id="home.talk" />
            </PathLink>
          </Button>
        </div>
        <p className="mt-5 text-ink-2 text-label">
          <Text id="home.note" />
        </p>
      </div>
      <SigningCard />
    </section>
  );
}
