import { useIntl } from "react-intl";
import { FormattedMessage } from "../../../platform/intl/intl.ts";

const sections = [
  ["merchantApplication.term1", "merchantApplication.term1Body"],
  ["merchantApplication.term2", "merchantApplication.term2Body"],
  ["merchantApplication.term3", "merchantApplication.term3Body"],
  ["merchantApplication.term4", "merchantApplication.term4Body"],
  ["merchantApplication.term5", "merchantApplication.term5Body"],
  ["merchantApplication.term6", "merchantApplication.term6Body"],
] as const;

/** The contract's text, scrollable. */
export function Contract({ name }: { name: string }) {
  const intl = useIntl();
  return (
    <section
      aria-label={intl.formatMessage({ id: "merchantApplication.contractTitle" })}
      tabIndex={0}
      className="max-h-80 overflow-y-auto rounded-md border border-line-strong bg-sunken px-5 py-4"
    >
      <p>
        <FormattedMessage id="merchantApplication.parties" values={{ name: <b className="font-medium">{name}</b> }} />
      </p>
      <ol className="mt-3 flex list-decimal flex-col gap-3 pl-5">
        {sections.map(([title, body]) => (
          <li key={title}>
            <h3 className="font-medium">
              <FormattedMessage id={title} />
            </h3>
            <p className="text-ink-2">
              <FormattedMessage id={body} />
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
