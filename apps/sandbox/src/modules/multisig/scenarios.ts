import { HOUR, MINUTE, type Scenario, type Stage } from "../../core/scenario.ts";
import { DEMO_FUND_PIN } from "../auth/user/exports.ts";
import { elsewhere, type Person, persona } from "../scenarios/story/exports.ts";
import { type DeviceName, deviceAddress } from "./devices.ts";

const COSIGNERS = ["Arjun Rao", "Tom Keller", "Mei Lin", "Sofia Brandt"] as const satisfies readonly DeviceName[];
const signers = (family: "evm" | "bitcoin") =>
  COSIGNERS.map((name) => ({ address: deviceAddress(name, family), label: name }));
const proofOf = (mei: Person) => ({ fundPassword: DEMO_FUND_PIN, googleCode: mei.googleCode() });

/** Mei's Treasury: any 3 of 4, with bitcoin, ether and dollars. */
function treasury(stage: Stage): { mei: Person; id: string } {
  const mei = persona(stage, "mei");
  const made = mei.call("createWallet", {
    ...{ name: "Treasury", coin: "BTC", network: "BTC", minSignatures: 3 },
    ...{ signers: signers("bitcoin"), verification: proofOf(mei) },
  });
  const { id } = made;
  const add = { id, coin: "ETH", network: "ETH", signers: signers("evm") };
  mei.call("createCoin", { ...add, verification: proofOf(mei) });
  const { balances } = mei.call("createCoin", { id, coin: "USDT", network: "ERC20", verification: proofOf(mei) });
  const amounts: Record<string, string> = { BTC: "37.5", ETH: "118.2", USDT: "250000" };
  for (const { coin, network, address } of balances)
    stage.act("chain", "deposit-multisig", { coin, network, address, amount: amounts[coin] ?? "1" });
  stage.world.clock.advance(HOUR);
  return { mei, id };
}

export const multisigWalletsScenario: Scenario = {
  name: "multisig",
  topic: "money",
  title: { en: "Multisig wallets", "zh-CN": "多签钱包" },
  about: {
    en: "Mei's Treasury holds bitcoin, ether and dollars; any 3 of its 4 signers can send. Desk reserve is empty.",
    "zh-CN": "Mei 的 Treasury 持有比特币、以太坊与美元稳定币，四名签名人中任意三人可转出；Desk reserve 为空钱包。",
  },
  begins: 2 * HOUR,
  apply: (stage) => {
    const { mei } = treasury(stage);
    mei.call("createWallet", {
      ...{ name: "Desk reserve", coin: "ETH", network: "ETH", minSignatures: 2 },
      ...{ signers: signers("evm").slice(0, 3), verification: proofOf(mei) },
    });
  },
};

export const multisigSigning: Scenario = {
  name: "multisig-signing",
  topic: "waiting",
  title: { en: "A multisig withdrawal being signed", "zh-CN": "多签提现签名中" },
  about: {
    en: "Two of three signatures are under Mei's withdrawal of 2.5 BTC; she and Sofia Brandt haven't decided.",
    "zh-CN": "Mei 的 2.5 BTC 多签提现已有三分之二签名，本人与 Sofia Brandt 尚未决定。",
  },
  begins: 2 * HOUR,
  apply: (stage) => {
    const { mei, id } = treasury(stage);
    const asked = mei.call("enterpriseWithdrawal", {
      ...{ id, ...elsewhere.BTC, amount: "2.5", remark: "Q4 reserve", verification: proofOf(mei) },
    });
    for (const name of ["Arjun Rao", "Tom Keller"] as const) {
      stage.world.clock.advance(4 * MINUTE);
      stage.act("signer", "sign", { id: asked.id, address: deviceAddress(name, "bitcoin") });
    }
  },
};
