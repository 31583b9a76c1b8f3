import { VerificationScene, WalletType } from "@coffer/sdk/contract";
import { HOUR, MINUTE, type Scenario } from "../../../core/scenario.ts";
import { DEMO_FUND_PIN } from "../../auth/user/exports.ts";
import { elsewhere, type Person, persona } from "../../scenarios/story/exports.ts";

const place = { coin: "USDT", network: "TRC20" };
const { TRC20 } = elsewhere;

/** Returns the code of the last message, once another may be requested. */
function code(who: Person, scene: VerificationScene): string {
  who.stage.world.clock.advance(MINUTE);
  who.call("sendVerificationCode", { scene });
  return who.lastCode();
}

function withdraw(who: Person, merchantWithdrawalNumber: string, amount: string, remark?: string): string {
  const asked = { ...TRC20, merchantWithdrawalNumber, amount, ...(remark !== undefined && { remark }) };
  const { id, rid } = who.call("applyMerchantTransactionOut", asked);
  const verification = { fundPassword: DEMO_FUND_PIN, code: code(who, VerificationScene.withdraw) };
  who.call("confirmMerchantTransactionOut", { rid, verification });
  return id;
}

const transfer = (who: Person, amount: string, remark: string) =>
  who.call("merchantTransfer", {
    ...{ coin: "USDT", amount, fromWallet: WalletType.merchant, toUid: "80413", remark },
    verification: { fundPassword: DEMO_FUND_PIN, fundPasswordKeyId: "" },
  }).id;

export const cashierAsks: Scenario = {
  name: "merchant-cashier-asks",
  topic: "waiting",
  title: { en: "A cashier asks its merchant", "zh-CN": "收银员等待商户审批" },
  about: {
    en: "The till has a fund PIN and asks for a withdrawal and a transfer: Harbour & Pine decides. Earlier ones were approved, rejected, taken back.",
    "zh-CN":
      "收银员已设置资金密码，并申请了一笔提现与一笔转账，等待 Harbour & Pine 审批；更早的已批准、已拒绝或已撤回。",
  },
  begins: 3 * HOUR,
  apply: (stage) => {
    const { world, now } = stage;
    const [merchant, cashier] = [persona(stage, "merchant"), persona(stage, "cashier")];
    const { address } = merchant.call("getMerchantAddress", place);
    stage.act("chain", "deposit", { ...place, address, amount: "60000" });
    world.clock.advance(HOUR);
    cashier.call("setFundPassword", {
      fundPassword: DEMO_FUND_PIN,
      fundPasswordKeyId: "",
      verification: { code: code(cashier, VerificationScene.security) },
    });
    const pass = (id: string) =>
      merchant.call("passPaymentOrder", { ids: [id], verification: { fundPassword: DEMO_FUND_PIN } });
    withdraw(merchant, "HP-W-0031", "450", "Timber, invoice 2207");
    pass(withdraw(cashier, "T2-W-0004", "80"));
    const reason = "Pay it from the main account.";
    merchant.call("rejectPaymentOrder", { id: withdraw(cashier, "T2-W-0005", "95"), reason });
    cashier.call("cancelMerchantApplyTransactionOut", { id: withdraw(cashier, "T2-W-0006", "30") });
    pass(transfer(cashier, "40", "Courier, week 46"));
    merchant.call("rejectPaymentOrder", { id: transfer(cashier, "400", "Courier"), reason: "Too much." });
    world.clock.advanceTo(now - 20 * MINUTE);
    withdraw(cashier, "T2-W-0007", "120", "Flowers for the shop, Brook Lane");
    transfer(cashier, "60", "Courier, week 47");
    stage.act("chain", "deposit", { ...place, address, amount: "250" });
    world.clock.advance(MINUTE / 3);
  },
};
