import { Link } from "@tanstack/react-router";
import { FormattedMessage, type PlainMessageId } from "../../../platform/intl/intl.ts";
import { type Contact, isMailTo, useSettings } from "../../../platform/settings.ts";

/** Alternatives: e-mail, or the help centre. */
export function OtherWays() {
  const { contacts } = useSettings();
  return (
    <aside className="flex flex-col gap-8 border-line border-t pt-6 lg:border-t-0 lg:border-l lg:pt-0 lg:pl-10">
      <Ways title="contentContact.serviceMail" entries={contacts?.CustomerService} />
      <Ways title="contentContact.cooperationMail" entries={contacts?.Cooperation} />
      <div>
        <h2 className="font-semibold">
          <FormattedMessage id="contentContact.helpTitle" />
        </h2>
        <p className="mt-2 max-w-[32em] text-pretty text-ink-2">
          <FormattedMessage id="contentContact.helpBody" />
        </p>
        <Link to="/help" className="mt-2 inline-block min-h-6 font-medium text-vault underline underline-offset-4">
          <FormattedMessage id="contentContact.helpLink" />
        </Link>
      </div>
      <p className="max-w-[32em] text-pretty text-ink-2 text-label">
        <FormattedMessage id="contentContact.never" />
      </p>
    </aside>
  );
}

/** Reserves the height of one address, so that nothing moves. */
function Ways({ title, entries }: { title: PlainMessageId; entries: readonly Contact[] | undefined }) {
  return (
    <div className="min-h-[52px]">
      <h2 className="font-semibold">
        <FormattedMessage id={title} />
      </h2>
      <ul className="mt-2 flex flex-col gap-1">
        {entries?.map(({ Label, Url }) => (
          <li key={Label}>
            {isMailTo(Url) ? (
              <a href={Url} className="inline-block min-h-6 text-vault underline underline-offset-4">
                {Label}
              </a>
            ) : (
              Label
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
