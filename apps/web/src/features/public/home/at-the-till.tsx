import { useText } from "../../../lib/text.tsx";
import { Till } from "../pictures/till.tsx";
import { TillDecision } from "../pictures/till-decision.tsx";
import { Beside } from "../pieces/beside.tsx";
import { Body, Title } from "../pieces/heading.tsx";
import { OpenLink } from "../pieces/open-link.tsx";
import { Points } from "../pieces/points.tsx";
import { Band } from "../pieces/section.tsx";

export function AtTheTill() {
  const text = useText();
  return (
    <Band id="apply">
      <Beside
        words={
          <>
            <Title id="home.tillTitle" />
            <Body id="home.tillBody" />
            <Points ids={["home.tillOne", "home.tillTwo", "home.tillThree"]} />
            <OpenLink label="home.tillLink" else={{ to: "/products", label: "home.tillMore" }} />
          </>
        }
        picture={
          <div role="img" aria-label={text("picture.tillLabel")}>
            <Till />
            <div className="relative -mt-4 max-sm:mt-4 sm:mx-6 lg:mr-6 lg:ml-24">
              <TillDecision />
            </div>
          </div>
        }
      />
    </Band>
  );
}
