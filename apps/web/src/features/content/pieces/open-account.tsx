import { Button, type ButtonProps } from "@coffer/ui";
import { Link } from "@tanstack/react-router";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { PathLink } from "../../../platform/page/path-link.tsx";
import { useHasSession } from "../../../platform/session.ts";

type Look = Pick<ButtonProps, "variant" | "className">;

/** "A signed-in reader is not invited to open an account": links to the assets instead. */
export function OpenAccount({ type, ...look }: { type: "personal" | "merchant" } & Look) {
  const present = useHasSession();
  return (
    <Button asChild size="xl" {...look}>
      {present ? (
        <PathLink to={type === "merchant" ? "/merchant" : "/assets"}>
          <FormattedMessage id={type === "merchant" ? "contentPictures.toMerchant" : "contentPictures.toAssets"} />
        </PathLink>
      ) : (
        <Link to="/user/register" search={{ type }}>
          <FormattedMessage id={type === "merchant" ? "contentPictures.openMerchant" : "contentPictures.openAccount"} />
        </Link>
      )}
    </Button>
  );
}

export function ReadHelp(look: Look) {
  return (
    <Button asChild size="xl" variant="secondary" {...look}>
      <PathLink to="/help">
        <FormattedMessage id="contentPictures.help" />
      </PathLink>
    </Button>
  );
}

export function TalkToUs(look: Look) {
  return (
    <Button asChild size="xl" variant="secondary" {...look}>
      <PathLink to="/contact">
        <FormattedMessage id="contentPictures.talk" />
      </PathLink>
    </Button>
  );
}
