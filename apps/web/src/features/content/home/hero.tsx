import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { Checked } from "../pictures/checked.tsx";
import { Signing, signingSteps } from "../pictures/signing.tsx";
import { Lead, PageTitle } from "../pieces/heading.tsx";
import { OpenAccount, TalkToUs } from "../pieces/open-account.tsx";
import { Stage } from "../pieces/stage.tsx";
import { usePlay } from "../pieces/use-play.ts";

/** The duration of each animation step. */
const every = 1600;

export function Hero() {
  const play = usePlay({ steps: signingSteps - 1, every });
  return (
    <section className="mx-auto grid w-full max-w-[1200px] items-center gap-12 px-4 py-8 sm:px-8 sm:pt-10 sm:pb-12 lg:grid-cols-[minmax(0,1fr)_572px]">
      <div>
        <PageTitle id="contentHome.heading" className="max-w-[8.4em]" />
        <Lead id="contentHome.lead" className="mt-7 max-w-[470px]" />
        <div className="mt-8 flex flex-wrap gap-3 max-sm:*:flex-1">
          <OpenAccount type="personal" />
          <TalkToUs />
        </div>
        <p className="mt-5 text-ink-2 text-label">
          <FormattedMessage id="contentHome.note" />
        </p>
      </div>
      {/* Reserves the final height, because a slow phone paints before the picture loads. */}
      <Stage
        tone="vault"
        label="contentPictures.signingLabel"
        play={play}
        className="min-h-170 px-4 pt-8 pb-9 sm:min-h-153 sm:px-8 sm:pt-11"
      >
        <div className="lg:-ml-16 sm:max-w-[440px] [&>*>:last-child]:pb-7">
          <Signing step={1 + play.passed} />
        </div>
        <div className="relative -mt-3 ml-6 sm:ml-[84px] [&>*]:shadow-lg">
          <Checked />
        </div>
      </Stage>
    </section>
  );
}
