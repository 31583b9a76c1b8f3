import type { MultisigWalletDetail } from "@coffer/sdk";
import { Card, CardBody, Field, Notice, Select } from "@coffer/ui";
import { useIntl } from "react-intl";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { Address } from "../../platform/page/address.tsx";
import { Page } from "../../platform/page/page.tsx";
import { QrCode } from "../../platform/page/qr-code.tsx";
import { useSearchState } from "../../platform/search-state.ts";

export interface DepositPageProps {
  wallet: MultisigWalletDetail;
  chosen: { coin?: string | undefined; network?: string | undefined };
}

/** The network first, then the address: receiving needs no signature. */
export function DepositPage({ wallet, chosen }: DepositPageProps) {
  const intl = useIntl();
  const { change } = useSearchState();
  const { balances } = wallet;
  const [only] = balances.length === 1 ? balances : [];
  const shown = balances.find(({ coin, network }) => coin === chosen.coin && network === chosen.network) ?? only;
  const keyOf = ({ coin, network }: { coin: string; network: string }) => `${coin} ${network}`;
  return (
    <Page title={<FormattedMessage id="multisig.depositTo" values={{ name: wallet.name }} />}>
      <Card className="max-w-[560px]">
        <CardBody className="flex flex-col gap-5">
          <Field label={<FormattedMessage id="multisig.coinOnNetwork" />}>
            <Select
              size="lg"
              value={shown && keyOf(shown)}
              placeholder={intl.formatMessage({ id: "form.select" })}
              options={balances.map((row) => ({ value: keyOf(row), label: `${row.coin} · ${row.networkName}` }))}
              onValueChange={(key) => {
                const row = balances.find((each) => keyOf(each) === key);
                void change({ coin: row?.coin, network: row?.network }, { replace: true });
              }}
            />
          </Field>
          {shown && (
            <>
              <div className="flex flex-wrap items-center gap-5">
                <QrCode value={shown.address} label={intl.formatMessage({ id: "multisig.depositQr" })} />
                <div className="min-w-0">
                  <p className="mb-1 text-ink-2 text-label">
                    <FormattedMessage id="multisig.depositAddress" values={{ network: shown.networkName }} />
                  </p>
                  <Address value={shown.address} full copyLabel={intl.formatMessage({ id: "multisig.copyAddress" })} />
                </div>
              </div>
              <Notice tone="warn" live="off">
                <FormattedMessage id="multisig.onlyThis" values={{ coin: shown.coin, network: shown.networkName }} />
              </Notice>
            </>
          )}
        </CardBody>
      </Card>
    </Page>
  );
}
