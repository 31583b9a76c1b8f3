import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useIntl } from "react-intl";
import { frameApi } from "../../../platform/client.ts";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { BannerLink } from "../../../platform/page/banner-link.tsx";

/** `RotationType.home` as a literal: the enum table would load account pages. */
const home = 0;

/** The banners of the home page, turned manually. Their height is reserved, so nothing moves when they load. */
export function Turns() {
  const intl = useIntl();
  const { data = [] } = useQuery({
    ...frameApi.content.getRotationList.queryOptions({ type: home, languageCode: useIntl().locale }),
    meta: { shows: "nothing" },
  });
  const [at, setAt] = useState(0);
  const banner = data[at % Math.max(data.length, 1)];
  return (
    <section
      aria-label={intl.formatMessage({ id: "contentHome.news" })}
      className="mx-auto flex min-h-16 w-full max-w-[1200px] items-center gap-4 px-4 sm:px-8"
    >
      {banner && (
        <>
          <p aria-live="polite">
            <BannerLink title={banner.title} linkUrl={banner.linkUrl} />
          </p>
          {data.length > 1 && (
            <button
              type="button"
              onClick={() => setAt(at + 1)}
              className="ml-auto noscript:hidden min-h-6 shrink-0 whitespace-nowrap text-ink-2 text-label underline-offset-4 hover:text-ink hover:underline touch:min-h-11"
            >
              <FormattedMessage id="contentHome.nextNews" values={{ at: (at % data.length) + 1, of: data.length }} />
            </button>
          )}
        </>
      )}
    </section>
  );
}
