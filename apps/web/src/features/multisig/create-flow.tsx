import type { CoinConfig } from "@coffer/sdk";
import { Notice, SummaryList, SummaryRow } from "@coffer/ui";
import { useQuery } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import { useIntl } from "react-intl";
import { CoinNetworkField, networkOf } from "../../platform/destination/coin-network-field.tsx";
import { useFlowForm } from "../../platform/flow/flow-forms.ts";
import { FlowShell } from "../../platform/flow/flow-shell.tsx";
import { Form } from "../../platform/form/form.tsx";
import { SelectField } from "../../platform/form/select-field.tsx";
import { TextField } from "../../platform/form/text-field.tsx";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { Address } from "../../platform/page/address.tsx";
import { PinFirst } from "../../platform/proof/pin-first.tsx";
import { api } from "./api.ts";
import { type CreateDetails, createRule, noDetails } from "./create-details.ts";
import { SignerFields } from "./signer-fields.tsx";
import { offeredIn, useBook, useCoins } from "./terms.ts";
import { Threshold } from "./threshold.tsx";
import { useCreateFlow } from "./use-create-flow.ts";
import { VerifyStep } from "./verify-step.tsx";

/** Name, coin and network, signers and threshold → review → proof → the wallet's page. */
export function CreateFlow() {
  const { data: tree } = useQuery(api.multisig.getCoinTree.queryOptions());
  const coins = offeredIn(useCoins(), tree?.items ?? []);
  const flow = useCreateFlow();
  const form = useFlowForm(flow, { schema: createRule(coins), defaultValues: noDetails });
  const typed = useWatch({ control: form.control, compute: (values) => values });
  const details = flow.step === "details" ? typed : (flow.intent?.details ?? typed);
  const action = <FormattedMessage id="multisig.createNamed" values={{ name: details.name.trim() }} />;
  const lines = <CreateLines details={details} coins={coins} full />;
  return (
    <FlowShell
      flow={flow}
      title={<FormattedMessage id="multisig.create" />}
      lead={<FormattedMessage id="multisig.createLead" />}
      summary={<CreateLines details={details} coins={coins} />}
      details={{
        content: (
          <Form form={form} id={flow.formId}>
            <PinFirst why="multisig.pinWhy" />
            <CreateFields coins={coins} />
          </Form>
        ),
        action: <FormattedMessage id="multisig.toReview" />,
        note: <FormattedMessage id="multisig.createNote" />,
      }}
      review={{
        content: (
          <>
            <h2 className="font-semibold text-base">
              <FormattedMessage id="multisig.reviewTitle" />
            </h2>
            {lines}
            <Notice tone="warn" live="off">
              <FormattedMessage id="multisig.forGood" />
            </Notice>
            <LockWarning details={details} />
          </>
        ),
        action: <FormattedMessage id="multisig.toVerify" />,
      }}
      verify={{ content: <VerifyStep flow={flow} lines={lines} />, action }}
      result={{ content: null, actions: null }}
    />
  );
}

function CreateFields({ coins }: { coins: readonly CoinConfig[] }) {
  const intl = useIntl();
  const book = useBook();
  const details = useWatch<CreateDetails>({}) as CreateDetails;
  const { data: linkage } = useQuery({
    ...api.multisig.getLinkage.queryOptions({ coin: details.coin }),
    enabled: details.coin !== "",
  });
  const counts = Array.from({ length: Math.max(1, details.signers.length - 1) }, (_, at) => at + 2);
  return (
    <>
      <TextField
        name="name"
        label={<FormattedMessage id="multisig.name" />}
        hint={<FormattedMessage id="multisig.nameHint" />}
        autoComplete="off"
        required
      />
      <CoinNetworkField coins={coins} />
      <SignerFields network={networkOf(coins, details)} book={book} most={linkage?.maxSignerCount ?? 2} />
      <SelectField
        name="minSignatures"
        label={<FormattedMessage id="multisig.threshold" />}
        size="lg"
        options={counts.map((count) => ({
          value: String(count),
          label: intl.formatMessage({ id: "multisig.ofSigners" }, { least: count, signers: details.signers.length }),
        }))}
      />
      <p className="text-ink-2" aria-live="polite">
        <FormattedMessage
          id={Number(details.minSignatures) === details.signers.length ? "multisig.allMeans" : "multisig.anyMeans"}
          values={{
            ...{ least: details.minSignatures, signers: details.signers.length },
            spare: details.signers.length - Number(details.minSignatures),
          }}
        />
      </p>
      <LockWarning details={details} />
    </>
  );
}

/** If all must sign, one lost key locks the wallet. */
function LockWarning({ details: { minSignatures, signers } }: { details: CreateDetails }) {
  if (Number(minSignatures) < signers.length) return null;
  return (
    <Notice tone="warn" live="off" title={<FormattedMessage id="multisig.lockTitle" />}>
      <FormattedMessage id="multisig.lockBody" />
    </Notice>
  );
}

function CreateLines({
  details,
  coins,
  full,
}: {
  details: CreateDetails;
  coins: readonly CoinConfig[];
  full?: boolean;
}) {
  const { name, coin, minSignatures, signers } = details;
  return (
    <SummaryList>
      <SummaryRow label={<FormattedMessage id="multisig.name" />} value={name.trim() || "–"} />
      <SummaryRow label={<FormattedMessage id="multisig.coin" />} value={coin || "–"} />
      <SummaryRow label={<FormattedMessage id="multisig.network" />} value={networkOf(coins, details)?.name ?? "–"} />
      <SummaryRow
        label={<FormattedMessage id="multisig.threshold" />}
        value={<Threshold least={Number(minSignatures)} signers={signers.length} />}
      />
      {full &&
        signers.map(({ address, label }, at) => (
          <SummaryRow
            key={address}
            label={label || <FormattedMessage id="multisig.signerAt" values={{ at: at + 1 }} />}
            value={<Address value={address} full />}
          />
        ))}
    </SummaryList>
  );
}
