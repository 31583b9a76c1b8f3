import { IconButton } from "@coffer/ui";
import { useQuery } from "@tanstack/react-query";
import { ChevronLeftIcon, ChevronRightIcon } from "lucide-react";
import { useState } from "react";
import { useIntl } from "react-intl";
import { frameApi } from "../client.ts";
import { BannerLink } from "./banner-link.tsx";

/**
 * Banners that the user turns manually: nothing moves while it is read. The height is reserved while they load, and
 * where there are none.
 */
export function Banners({ place }: { place: 0 | 1 }) {
  const intl = useIntl();
  const languageCode = useIntl().locale;
  const { data = [] } = useQuery({
    ...frameApi.content.getRotationList.queryOptions({ type: place, languageCode }),
    meta: { shows: "nothing" },
  });
  const [at, setAt] = useState(0);
  const count = data.length;
  const banner = data[at % Math.max(count, 1)];
  const turn = (by: number) => setAt((before) => (before + by + count) % count);
  return (
    <section
      aria-label={intl.formatMessage({ id: "contentArticle.banners" })}
      className="mt-6 flex min-h-12 items-center justify-between gap-3 border-line border-y"
    >
      <p className="min-w-0" aria-live="polite">
        {banner?.imageUrl && <img src={banner.imageUrl} alt="" className="mr-3 inline-block h-10" />}
        {banner && <BannerLink title={banner.title} linkUrl={banner.linkUrl} />}
      </p>
      {count > 1 && (
        <span className="flex shrink-0">
          <IconButton label={intl.formatMessage({ id: "contentArticle.previousBanner" })} onClick={() => turn(-1)}>
            <ChevronLeftIcon />
          </IconButton>
          <IconButton label={intl.formatMessage({ id: "contentArticle.nextBanner" })} onClick={() => turn(1)}>
            <ChevronRightIcon />
          </IconButton>
        </span>
      )}
    </section>
  );
}
