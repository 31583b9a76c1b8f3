import { Button } from "@coffer/ui";
import { ExternalLinkIcon } from "lucide-react";
import type { ReactNode } from "react";
import { FormattedMessage } from "../intl/intl.ts";
import { outsideLink } from "../url/redirect.ts";

/** Opens the provider's page in its own window, while this page follows the order. */
export function OpenWindow({ url, provider, children }: { url: string; provider: string; children: ReactNode }) {
  const href = outsideLink(url);
  if (!href) return null;
  return (
    <div className="flex flex-col gap-2">
      <Button asChild size="lg" className="w-full">
        <a href={href} target="_blank" rel="noopener noreferrer">
          {children}
          <ExternalLinkIcon aria-hidden />
        </a>
      </Button>
      <p className="text-ink-2 text-label">
        <FormattedMessage id="quickPay.ownWindow" values={{ provider }} />
      </p>
    </div>
  );
}
