import { useIntl } from "react-intl";
import { Till } from "../pictures/till.tsx";
import { TillDecision } from "../pictures/till-decision.tsx";
import { Body, Title } from "../pieces/heading.tsx";
import { OpenLink } from "../pieces/open-link.tsx";
import { Points } from "../pieces/points.tsx";
import { Band } from "../pieces/section.tsx";
import { SideBySide } from "../pieces/side-by-side.tsx";

export function TillSection() {
  const intl = useIntl();
  return (
    <Band id="apply">
      <SideBySide
        words={
          <>
            <Title id="contentHome.tillTitle" />
            <Body id="contentHome.tillBody" />
            <Points ids={["contentHome.tillOne", "contentHome.tillTwo", "contentHome.tillThree"]} />
            <OpenLink label="contentHome.tillLink" else={{ to: "/products", label: "contentHome.tillMore" }} />
          </>
        }
        picture={
          <div role="img" aria-label={intl.formatMessage({ id: "contentPictures.tillLabel" })}>
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
