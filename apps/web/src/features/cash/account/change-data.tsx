import { type CashCustomer, GlobalAccountStatus } from "@coffer/sdk";
import { Button, Card, CardBody, CardTitle, Skeleton } from "@coffer/ui";
import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { useIntl } from "react-intl";
import * as z from "zod/mini";
import { Form } from "../../../platform/form/form.tsx";
import { SubmitButton } from "../../../platform/form/submit-button.tsx";
import { useCofferForm } from "../../../platform/form/use-coffer-form.ts";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { useMoneyMoved } from "../../../platform/money/money-moved.ts";
import { notify } from "../../../platform/notices.ts";
import { LoadFailure } from "../../../platform/page/load-failure.tsx";
import { api, coffer } from "../api.ts";
import { customerRule, dataOf, noCustomer } from "./customer.ts";
import { CustomerFields } from "./customer-fields.tsx";

/** The bank's data: to be confirmed again, or changed after a move. */
export function ChangeData() {
  const { data, error, refetch } = useQuery({
    ...api.cash.getCashCustomer.queryOptions(),
    // Never resets a form with input.
    staleTime: Number.POSITIVE_INFINITY,
    meta: { shows: "place" },
  });
  return (
    <Card>
      <CardBody className="flex flex-col gap-5">
        <div>
          <CardTitle>
            <FormattedMessage id="cashBanks.dataTitle" />
          </CardTitle>
          <p className="mt-1 text-ink-2">
            <FormattedMessage id="cashBanks.dataBody" />
          </p>
        </div>
        {data ? (
          <DataForm customer={data} key={data.updatedAt} />
        ) : error ? (
          <LoadFailure error={error} again={() => void refetch()} />
        ) : (
          <Skeleton className="h-96 w-full" />
        )}
      </CardBody>
    </Card>
  );
}

const rule = z.object({ data: customerRule });

function DataForm({ customer }: { customer: CashCustomer }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const moved = useMoneyMoved();
  const { customerId, accountStatus } = customer;
  const mustConfirm = accountStatus === GlobalAccountStatus.needsReconfirmation;
  const form = useCofferForm({
    schema: rule,
    defaultValues: { data: { ...noCustomer, ...customer.data } as never },
    submit: ({ data }) => coffer.cash.updateCashCustomer({ customerId, data: dataOf(data) }).finally(moved),
    done: () => {
      notify({ tone: "success", words: intl.formatMessage({ id: "cashBanks.dataKept" }) });
      return navigate({ to: "/assets/cash", search: {} });
    },
  });
  return (
    <Form form={form} className="flex max-w-[720px] flex-col gap-5">
      <CustomerFields />
      <div className="flex flex-wrap gap-2.5">
        <SubmitButton>
          <FormattedMessage id={mustConfirm ? "cashBanks.confirmData" : "cashBanks.saveData"} />
        </SubmitButton>
        {!mustConfirm && (
          <Button asChild variant="ghost" size="lg">
            <Link to="/assets/cash" search={{}}>
              <FormattedMessage id="cashBanks.leaveData" />
            </Link>
          </Button>
        )}
      </div>
    </Form>
  );
}
