import type { LegalCurrencyOrderDetail } from "@coffer/sdk";
import { Card, CardBody, CardTitle, cn } from "@coffer/ui";
import { BellIcon, LockIcon, ShieldAlertIcon } from "lucide-react";
import { ExactMoney } from "../../../kernel/money/money.tsx";
import { useAccount } from "../../../kernel/session.ts";
import { Text, useText } from "../../../lib/text.tsx";
import { useOrderValues } from "../about/order-words.ts";
import { CancelOrder } from "./cancel-order.tsx";
import { CodePicture } from "./code-picture.tsx";
import { Consequences } from "./consequences.tsx";
import { CopyLine, codeKey, textLines } from "./payee-lines.tsx";
import { SayPaid } from "./say-paid.tsx";

/** The buyer pays: to whom, how much, with which words; then says so, or takes it back. */
export function PayDealer({ order }: { order: LegalCurrencyOrderDetail }) {
  const text = useText();
  const values = useOrderValues(order);
  const name = useAccount()?.name;
  const { amount, legalCurrency, paymentReference, payee } = order;
  const code = payee.find(({ key }) => key === codeKey)?.value;
  return (
    <Card>
      <CardBody className="flex flex-col gap-4">
        <div>
          <CardTitle>
            <Text id="fiat.payWith" values={values} />
          </CardTitle>
          {name && (
            <p className="mt-1 text-ink-2 text-label">
              <Text id="fiat.ownAccountOnly" values={{ name }} />
            </p>
          )}
        </div>
        <div className={cn("grid gap-x-8 gap-y-5", code !== undefined && "sm:grid-cols-[minmax(0,1fr)_auto]")}>
          <ul>
            <CopyLine label={<Text id="fiat.amount" />} value={amount} name={text("fiat.amount")}>
              <ExactMoney amount={amount} unit={legalCurrency} />
            </CopyLine>
            {textLines(order).map(({ key, label, value }) => (
              <CopyLine key={key} label={label} value={value} name={label} />
            ))}
            {paymentReference !== null && (
              <CopyLine
                label={<Text id="fiat.reference" />}
                value={paymentReference}
                name={text("fiat.reference")}
                note={<Text id="fiat.referenceOnly" />}
              />
            )}
          </ul>
          {code !== undefined && <CodePicture id={code} method={order.receiptMethodName} />}
        </div>
      </CardBody>
      <CardBody className="flex flex-col gap-4 border-line border-t">
        <CardTitle>
          <Text id="fiat.sentTitle" />
        </CardTitle>
        <PaidConsequences order={order} />
        <SayPaid order={order} />
        <CancelOrder order={order} />
      </CardBody>
    </Card>
  );
}

/** What saying so does. */
export function PaidConsequences({ order }: { order: LegalCurrencyOrderDetail }) {
  const values = useOrderValues(order);
  return (
    <Consequences
      items={[
        [<BellIcon key="bell" />, <Text key="asked" id="fiat.paidAsks" values={values} />],
        [<LockIcon key="lock" />, <Text key="bound" id="fiat.paidBinds" values={values} />],
        [<ShieldAlertIcon key="shield" />, <Text key="false" id="fiat.paidFalsely" values={values} />],
      ]}
    />
  );
}
