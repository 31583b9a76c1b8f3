import type { LegalCurrencyOrderDetail } from "@coffer/sdk";
import { Button, Card, CardBody, CardTitle, cn } from "@coffer/ui";
import { Suspense, useState } from "react";
import { useIntl } from "react-intl";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { ExactMoney } from "../../../platform/money/money.tsx";
import { lazyPart } from "../../../platform/page/lazy-part.tsx";
import { StickyAction } from "../../../platform/page/sticky-action.tsx";
import { useAccount } from "../../../platform/session.ts";
import { useOrderValues } from "../order-facts/order-labels.ts";
import { CancelOrder } from "./cancel-order.tsx";
import { CodePicture } from "./code-picture.tsx";
import { PaidConsequences } from "./consequences.tsx";
import { CopyLine, codeKey, textLines } from "./payee-lines.tsx";

// File handling loads with the first click.
const PaidDialog = lazyPart(() => import("./paid-dialog.tsx").then(({ PaidDialog: it }) => it));

/** The buyer's payment: payee, amount and reference; then the announcement or a cancel. */
export function PayDealer({ order }: { order: LegalCurrencyOrderDetail }) {
  const intl = useIntl();
  const values = useOrderValues(order);
  const name = useAccount()?.name;
  const { amount, legalCurrency, paymentReference, payee } = order;
  const code = payee.find(({ key }) => key === codeKey)?.value;
  return (
    <Card>
      <CardBody className="flex flex-col gap-4">
        <div>
          <CardTitle>
            <FormattedMessage id="p2p.payWith" values={values} />
          </CardTitle>
          {name && (
            <p className="mt-1 text-ink-2 text-label">
              <FormattedMessage id="p2p.ownAccountOnly" values={{ name }} />
            </p>
          )}
        </div>
        <div className={cn("grid gap-x-8 gap-y-5", code !== undefined && "sm:grid-cols-[minmax(0,1fr)_auto]")}>
          <ul>
            <CopyLine
              label={<FormattedMessage id="p2p.amount" />}
              value={amount}
              name={intl.formatMessage({ id: "p2p.amount" })}
            >
              <ExactMoney amount={amount} unit={legalCurrency} />
            </CopyLine>
            {textLines(order).map(({ key, label, value }) => (
              <CopyLine key={key} label={label} value={value} name={label} />
            ))}
            {paymentReference !== null && (
              <CopyLine
                label={<FormattedMessage id="p2p.reference" />}
                value={paymentReference}
                name={intl.formatMessage({ id: "p2p.reference" })}
                note={<FormattedMessage id="p2p.referenceOnly" />}
              />
            )}
          </ul>
          {code !== undefined && <CodePicture id={code} method={order.receiptMethodName} />}
        </div>
      </CardBody>
      <CardBody className="flex flex-col gap-4 border-line border-t">
        <CardTitle>
          <FormattedMessage id="p2p.sentTitle" />
        </CardTitle>
        <PaidConsequences order={order} />
        <ReportPaid order={order} />
        <CancelOrder order={order} />
      </CardBody>
    </Card>
  );
}

/** "I have paid", with the amount and a question. */
function ReportPaid({ order }: { order: LegalCurrencyOrderDetail }) {
  const [asking, setAsking] = useState(false);
  return (
    <StickyAction>
      <Button size="lg" className="w-full" onClick={() => setAsking(true)}>
        <FormattedMessage id="p2p.paid" values={useOrderValues(order)} />
      </Button>
      {asking && (
        <Suspense>
          <PaidDialog order={order} close={() => setAsking(false)} />
        </Suspense>
      )}
    </StickyAction>
  );
}
