import type { CoinConfig, MultisigWalletDetail } from "@coffer/sdk";
import { Card, CardBody, Notice } from "@coffer/ui";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useWatch } from "react-hook-form";
import * as z from "zod/mini";
import { CoinNetworkField, networkOf } from "../../platform/destination/coin-network-field.tsx";
import { Form } from "../../platform/form/form.tsx";
import { SubmitButton } from "../../platform/form/submit-button.tsx";
import { useCofferForm } from "../../platform/form/use-coffer-form.ts";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { useMoneyMoved } from "../../platform/money/money-moved.ts";
import { Page } from "../../platform/page/page.tsx";
import {
  emptyVerification,
  VerificationFields,
  verificationRule,
  verificationSecrets,
} from "../../platform/proof/verification.tsx";
import { api, coffer } from "./api.ts";
import { SignerFields } from "./signer-fields.tsx";
import { noSigner, signerFaults, signersOf, signersShape } from "./signers.ts";
import { offeredIn, useBook, useCoins, useProofMethods } from "./terms.ts";

/** Adds a coin; on a network of another address family, with the same signers' addresses there. */
export function AddCoin({ wallet }: { wallet: MultisigWalletDetail }) {
  const all = useCoins();
  const book = useBook();
  const methods = useProofMethods();
  const navigate = useNavigate();
  const moved = useMoneyMoved();
  const { id, networks } = wallet;
  const { data } = useQuery(api.multisig.getAddCoinLinkage.queryOptions({ id }));
  const coins = offeredIn(all, data?.items ?? []);
  const people = networks[0]?.signers ?? [];
  const form = useCofferForm({
    schema: z
      .object({ coin: z.string(), network: z.string(), signers: signersShape, verification: verificationRule(methods) })
      .check(
        z.superRefine(async (details, context) => {
          const network = networkOf(coins, details);
          const add = (path: string, params: object) =>
            context.addIssue({
              code: "custom",
              path: path.split(".").map((part) => (/^\d+$/.test(part) ? Number(part) : part)),
              params,
            });
          if (!network) return add(details.coin ? "network" : "coin", { text: "form.choose" });
          if (!isKnown(all, wallet, network.addressPattern))
            for (const [path, params] of await signerFaults(details, network)) add(path, params);
        }),
      ),
    defaultValues: {
      ...{ coin: "", network: "", signers: people.map(() => noSigner), verification: emptyVerification(methods) },
    },
    secrets: verificationSecrets,
    codes: { 40001: "coin", 60015: "coin" },
    submit: ({ coin, network, verification, ...rest }) => {
      const pattern = networkOf(coins, { coin, network })?.addressPattern ?? "";
      const signers = isKnown(all, wallet, pattern) ? {} : { signers: signersOf(rest) };
      return coffer.multisig.createCoin({ id, coin, network, ...signers, verification }).finally(moved);
    },
    done: () => navigate({ to: "/assets/multisig", search: { wallet: id } }),
  });
  const chosen = useWatch({ control: form.control, compute: ({ coin, network }) => ({ coin, network }) });
  const network = networkOf(coins, chosen);
  return (
    <Page title={<FormattedMessage id="multisig.addCoin" />} lead={wallet.name}>
      <Card className="max-w-[560px]">
        <CardBody>
          <Form form={form}>
            <CoinNetworkField coins={coins} />
            {network &&
              (isKnown(all, wallet, network.addressPattern) ? (
                <Notice live="off">
                  <FormattedMessage id="multisig.sameSigners" values={{ network: network.name }} />
                </Notice>
              ) : (
                <SignerFields
                  network={network}
                  book={book}
                  most={people.length}
                  fixed={people.map(({ label }) => label)}
                />
              ))}
            <VerificationFields methods={methods} />
            <SubmitButton>
              <FormattedMessage id="multisig.addNamed" values={{ coin: chosen.coin }} />
            </SubmitButton>
          </Form>
        </CardBody>
      </Card>
    </Page>
  );
}

/** Returns whether the wallet has a network of this address family. */
function isKnown(coins: readonly CoinConfig[], { balances }: MultisigWalletDetail, pattern: string): boolean {
  return balances.some((held) => networkOf(coins, held)?.addressPattern === pattern);
}
