import { Button, LogoMark } from "@coffer/ui";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { useIntl } from "react-intl";
import { FormattedMessage } from "../platform/intl/intl.ts";
import { PathLink } from "../platform/page/path-link.tsx";
import { useHasSession } from "../platform/session.ts";
import { isMailTo, type Settings, useSettings } from "../platform/settings.ts";
import { outsideLink, returnPath } from "../platform/url/redirect.ts";
import { Copyright, DisclaimerLink } from "./slim-footer.tsx";
import { useFrame } from "./use-frame.ts";

/** Columns, contacts and the disclaimer come from the settings; without a server the rest still stands. */
export function Footer() {
  const intl = useIntl();
  const { callToAction, signUp = "personal" } = useFrame();
  const settings = useSettings();
  const present = useHasSession();
  return (
    <footer id="footer" className="mt-24 in-data-bare:hidden border-line border-t bg-sunken">
      {callToAction && <CallToAction />}
      <div className="mx-auto grid max-w-[1200px] gap-10 px-4 py-12 sm:px-8 md:grid-cols-[1.2fr_3fr]">
        <div className="flex flex-col items-start gap-4">
          <Link
            to="/"
            aria-label={intl.formatMessage({ id: "shell.home" })}
            className="flex items-center gap-2.5 font-semibold text-base"
          >
            <LogoMark />
            Coffer
          </Link>
          {!present && (
            <Link
              to="/user/register"
              search={{ type: signUp }}
              className="text-vault underline-offset-4 hover:underline"
            >
              <FormattedMessage id={signUp === "merchant" ? "shell.openMerchant" : "shell.openAccount"} />
            </Link>
          )}
          <SocialLinks links={settings.socialLinks} />
        </div>
        <Columns columns={settings.footerColumns} contacts={settings.contacts} />
      </div>
      <div className="border-line border-t">
        <div className="mx-auto flex max-w-[1200px] flex-col gap-3 px-4 py-6 text-ink-2 text-label sm:px-8">
          <Disclaimer disclaimer={settings.disclaimer} />
          <p>
            <Copyright />
          </p>
        </div>
      </div>
    </footer>
  );
}

function CallToAction() {
  return (
    <div className="border-line border-b">
      <div className="mx-auto flex max-w-[1200px] flex-wrap items-center justify-between gap-6 px-4 py-12 sm:px-8">
        <div>
          <h2 className="font-serif text-title">
            <FormattedMessage id="shell.talkTitle" />
          </h2>
          <p className="mt-2 text-ink-2">
            <FormattedMessage id="shell.talkBody" />
          </p>
        </div>
        <Button asChild size="lg">
          <PathLink to="/contact">
            <FormattedMessage id="shell.talk" />
          </PathLink>
        </Button>
      </div>
    </div>
  );
}

function SocialLinks({ links }: { links: Settings["socialLinks"] | undefined }) {
  const shown = (links ?? []).flatMap((link) => {
    const url = outsideLink(link.Url);
    return url ? [{ ...link, url }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-3">
      {shown.map(({ Id, Logo, url }) => (
        <li key={Id}>
          <a href={url} target="_blank" rel="noopener noreferrer" className="text-ink-2 hover:text-ink">
            <SocialLogo id={Id} url={outsideLink(Logo)} />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The logo; its name where there is none or it can't be had. */
function SocialLogo({ id, url }: { id: string; url: string | undefined }) {
  const [broken, setBroken] = useState(false);
  if (!url || broken) return <span className="capitalize">{id}</span>;
  return <img src={url} alt={id} className="size-5" onError={() => setBroken(true)} />;
}

interface ColumnsProps {
  columns: Settings["footerColumns"] | undefined;
  contacts: Settings["contacts"] | undefined;
}

function Columns({ columns, contacts }: ColumnsProps) {
  return (
    <div className="grid gap-8 sm:grid-cols-[repeat(auto-fit,minmax(150px,1fr))]">
      {(columns ?? []).map(({ Title, Links }) => (
        <Column key={Title} title={Title} links={(Links ?? []).map(({ Text: words, Url }) => ({ words, url: Url }))} />
      ))}
      {contacts && (
        <div className="flex flex-col gap-6">
          <Column title={<FormattedMessage id="shell.cooperation" />} links={links(contacts.Cooperation)} />
          <Column title={<FormattedMessage id="shell.service" />} links={links(contacts.CustomerService)} />
        </div>
      )}
    </div>
  );
}

const links = (contacts: Settings["contacts"]["Cooperation"] | undefined) =>
  (contacts ?? []).map(({ Label, Url }) => ({ words: Label, url: Url }));

function Column({ title, links }: { title: ReactNode; links: { words: string; url: string }[] }) {
  return (
    <div>
      <h2 className="font-semibold">{title}</h2>
      <ul className="mt-3 flex flex-col gap-2">
        {links.map(({ words, url }) => (
          <li key={url + words} className="text-ink-2">
            <SettingLink url={url}>{words}</SettingLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A link from the settings: a page of ours, a web address, an e-mail; anything else is only words. */
function SettingLink({ url, children }: { url: string; children: ReactNode }) {
  const className = "underline-offset-4 hover:text-ink hover:underline";
  const path = returnPath(url);
  if (path) {
    return (
      <PathLink to={path} className={className}>
        {children}
      </PathLink>
    );
  }
  const href = outsideLink(url) ?? (isMailTo(url) ? url : undefined);
  return href ? (
    <a href={href} rel="noopener noreferrer" className={className}>
      {children}
    </a>
  ) : (
    children
  );
}

function Disclaimer({ disclaimer }: { disclaimer: Settings["disclaimer"] | undefined }) {
  if (!disclaimer) return null;
  return (
    <p className="max-w-3xl">
      {disclaimer.Text} <DisclaimerLink id={disclaimer.HelpId} />
    </p>
  );
}
