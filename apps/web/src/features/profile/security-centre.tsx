import { Button } from "@coffer/ui";
import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { HistoryIcon, InfoIcon } from "lucide-react";
import { Suspense, useState } from "react";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { lazyPart } from "../../platform/page/lazy-part.tsx";
import { Page } from "../../platform/page/page.tsx";
import { PathLink } from "../../platform/page/path-link.tsx";
import { BlockNotice } from "../../platform/profile/block-notice.tsx";
import { ServiceLink } from "../../platform/profile/service-link.tsx";
import { loadAccount, useAccount } from "../../platform/session.ts";
import { api } from "./api.ts";
import type { ContactDone } from "./contact-dialog.tsx";
import type { ContactEdit } from "./contact-edit.ts";
import { DoneNote } from "./done-note.tsx";
import { PricingCurrency } from "./pricing-currency.tsx";
import { ProfileCard } from "./profile-card.tsx";
import { RecentEvents } from "./recent-events.tsx";
import { isBlocking, SecurityItems } from "./security-items.tsx";

// Lazy-loaded with its fields and the country list; most visits change nothing.
const ContactDialog = lazyPart(() => import("./contact-dialog.tsx").then(({ ContactDialog: it }) => it));

/** The security centre: profile, protections, and recent events. */
export function SecurityCentre({ edit }: { edit: ContactEdit | undefined }) {
  const account = useAccount();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { items } = useSuspenseQuery(api.profile.getSecurityItems.queryOptions()).data;
  const { data: kyc } = useSuspenseQuery(api.kyc.getKyc.queryOptions());
  const [done, setDone] = useState<ContactDone>();
  if (!account) return null;

  const open = (next: ContactEdit | undefined) => {
    setDone(undefined);
    return navigate({ to: "/account/userInfo", search: { edit: next }, resetScroll: false });
  };
  const finish = async (what: ContactDone) => {
    await Promise.all([
      loadAccount(queryClient),
      ...[api.profile.getSecurityItems, api.profile.getSafeOperationHistory].map(({ queryKey }) =>
        queryClient.invalidateQueries({ queryKey: queryKey() }),
      ),
    ]);
    await open(undefined);
    setDone(what);
  };
  const on = items.filter(({ isSet }) => isSet).length;
  const all = items.length;
  const blocking = items.some(isBlocking);
  return (
    <Page
      title={<FormattedMessage id="profile.centreTitle" />}
      lead={
        <>
          <FormattedMessage id={on === all ? "profile.centreAll" : "profile.centreSome"} values={{ on, all }} />
          {blocking && (
            <>
              {" · "}
              <FormattedMessage id="profile.takingEffect" />
            </>
          )}
        </>
      }
      actions={
        <Button asChild variant="secondary">
          <PathLink to="/account/record">
            <HistoryIcon aria-hidden />
            <FormattedMessage id="section.record" />
          </PathLink>
        </Button>
      }
    >
      {done && (
        <DoneNote key={done}>
          <FormattedMessage id={done} />
        </DoneNote>
      )}
      <ProfileCard account={account} />
      <BlockNotice account={account} />
      <div className="flex flex-col gap-5">
        <div>
          <SecurityItems account={account} items={items} kyc={kyc} onEdit={open} />
          <p className="mt-2.5 flex gap-2 px-1 text-ink-2 text-label">
            <InfoIcon aria-hidden className="mt-px size-4 shrink-0" />
            <span>
              <FormattedMessage
                id="profile.lostNote"
                values={{ link: (words) => <ServiceLink>{words}</ServiceLink> }}
              />
            </span>
          </p>
        </div>
        <RecentEvents />
        <PricingCurrency account={account} />
      </div>
      {edit && (
        <Suspense>
          <ContactDialog account={account} edit={edit} open={open} onDone={finish} />
        </Suspense>
      )}
    </Page>
  );
}
