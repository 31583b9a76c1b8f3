import { Checked } from "../pictures/checked.tsx";
import { AnchorScroll } from "../pieces/anchor-scroll.tsx";
import { ClosingCall } from "../pieces/closing-call.tsx";
import { ForwardLink } from "../pieces/forward-link.tsx";
import { Part } from "../pieces/part.tsx";
import { Section } from "../pieces/section.tsx";
import { Stage } from "../pieces/stage.tsx";
import { Principles } from "./principles.tsx";
import { Team } from "./team.tsx";
import { Ways } from "./ways.tsx";

export function Below() {
  return (
    <>
      <Part
        id="company"
        title="contentAbout.companyTitle"
        body="contentAbout.companyBody"
        points={["contentAbout.companyOne", "contentAbout.companyTwo", "contentAbout.companyThree"]}
        link={<ForwardLink to="/news" label="contentAbout.companyLink" />}
        picture={
          <Stage tone="vault" label="contentAbout.checkedLabel" className="px-4 py-12 sm:px-20 sm:py-24">
            <Checked />
          </Stage>
        }
      />
      <Principles />
      <Ways />
      <Section id="team">
        <Team />
      </Section>
      <ClosingCall title="contentAbout.endTitle" body="contentAbout.endBody" type="personal" />
      <AnchorScroll />
    </>
  );
}
