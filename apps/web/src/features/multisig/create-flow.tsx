import type { CoinConfig } from "@coffer/sdk";
import { Notice, SummaryList, SummaryRow } from "@coffer/ui";
import { useQuery } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import { CoinNetworkField, networkOf } from "../../platform/destination/coin-network-field.tsx";
import { useFlowForm } from "../../platform/flow/flow-forms.ts";
import { FlowShell } from "../../platform/flow/flow-shell.tsx";
import { Form } from "../../platform/form/form.tsx";
import { SelectField } from "../../platform/form/select-field.tsx";
import { TextField } from "../../platform/form/text-field.tsx";
import { Text, useText } from "../../platform/intl/text.tsx";
import { Address } from "../../platform/page/address.tsx";
import { PinFirst } from "../../platform/proof/pin-first.tsx";
import { api } from "./api.ts";
import { type CreateDetails, createRule, noDetails } from "./create-details.ts";
import { SignerFields } from "./signer-fields.tsx";
import { offeredIn, useBook, useCoins } from "./terms.ts";
import { Threshold } from "./threshold.tsx";
import { useCreateFlow } from "./use-create-flow.ts";
import { VerifyStep } from "./verify-step.tsx";

/** Name, coin and network, who signs and how many have to → review → proof → the wallet's page. */
export function CreateFlow() {
  const { data: tree } = useQuery(api.multisig.getCoinTree.queryOptions());
  const coins = offeredIn(useCoins(), tree?.items ?? []);
  const flow = useCreateFlow();
  const form = useFlowForm(flow, { schema: createRule(coins), defaultValues: noDetails });
  const typed = useWatch({ control: form.control, compute: (values) => values });
  const details = flow.step === "details" ? typed : (flow.intent?.details ?? typed);
  const action = <Text id="multisig.createNamed" values={{ name: details.name.trim() }} />;
  const lines = <CreateLines details={details} coins={coins} full />;
  return (
    <FlowShell
      flow={flow}
      title={<Text id="multisig.create" />}
      lead={<Text id="multisig.createLead" />}
      summary={<CreateLines details={details} coins={coins} />}
      details={{
        content: (
          <Form form={form} id={flow.formId}>
            <PinFirst why="multisig.pinWhy" />
            <CreateFields coins={coins} />
          </Form>
        ),
        action: <Text id="multisig.toReview" />,
        note: <Text id="multisig.createNote" />,
      }}
      review={{
        content: (
          <>
            <h2 className="font-semibold text-base">
              <Text id="multisig.reviewTitle" />
            </h2>
            {lines}
            <Notice tone="warn" live="off">
              <Text id="multisig.forGood" />
            </Notice>
            <LockWarning details={details} />
          </>
        ),
        action: <Text id="multisig.toVerify" />,
      }}
      verify={{ content: <VerifyStep flow={flow} lines={lines} />, action }}
      result={{ content: null, actions: null }}
    />
  );
}

function CreateFields({ coins }: { coins: readonly CoinConfig[] }) {
  const text = useText();
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
        label={<Text id="multisig.name" />}
        hint={<Text id="multisig.nameHint" />}
        autoComplete="off"
        required
      />
      <CoinNetworkField coins={coins} />
      <SignerFields network={networkOf(coins, details)} book={book} most={linkage?.maxSignerCount ?? 2} />
      <SelectField
        name="minSignatures"
        label={<Text id="multisig.threshold" />}
        size="lg"
        options={counts.map((count) => ({
          value: String(count),
          label: text("multisig.ofSigners", { least: count, signers: details.signers.length }),
        }))}
      />
      <p className="text-ink-2" aria-live="polite">
        <Text
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

/** Where everybody has to sign, one lost key locks the wallet. */
function LockWarning({ details: { minSignatures, signers } }: { details: CreateDetails }) {
  if (Number(minSignatures) < signers.length) return null;
  return (
    <Notice tone="warn" live="off" title={<Text id="multisig.lockTitle" />}>
      <Text id="multisig.lockBody" />
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
      <SummaryRow label={<Text id="multisig.name" />} value={name.trim() || "–"} />
      <SummaryRow label={<Text id="multisig.coin" />} value={coin || "–"} />
      <SummaryRow label={<Text id="multisig.network" />} value={networkOf(coins, details)?.name ?? "–"} />
      <SummaryRow
        label={<Text id="multisig.threshold" />}
        value={<Threshold least={Number(minSignatures)} signers={signers.length} />}
      />
      {full &&
        signers.map(({ address, label }, at) => (
          <SummaryRow
            key={address}
            label={label || <Text id="multisig.signerAt" values={{ at: at + 1 }} />}
            value={<Address value={address} full />}
          />
        ))}
    </SummaryList>
  );
}
