import { ForwardLink } from "../pieces/forward-link.tsx";
import { Body, Title } from "../pieces/heading.tsx";
import { Section } from "../pieces/section.tsx";

/** The team in brief: /about has more. */
export function People() {
  return (
    <Section id="team">
      <div className="grid gap-x-[76px] gap-y-4 border-line-strong border-t pt-8 lg:grid-cols-2">
        <Title id="contentHome.teamTitle" />
        <div className="flex max-w-[520px] flex-col items-start gap-4">
          <Body id="contentHome.teamBody" />
          <ForwardLink to="/about" search={{ to: "team" }} label="contentHome.teamLink" />
        </div>
      </div>
    </Section>
  );
}
