import { defineModule } from "../../core/define-module.ts";
import { chainActions, signer } from "./actors.ts";
import { depositsOnChain, withdrawalsOnChain } from "./chain.ts";
import { multisigDepositBlocks, multisigDeposits } from "./deposit.ts";
import { answerByClock, deviceMoods, signerMagic } from "./devices.ts";
import { expireMultisig, multisigBlocks, multisigLife } from "./life.ts";
import { operations } from "./operations.ts";
import { multisigSigning, multisigWalletsScenario } from "./scenarios.ts";
import { multisigWallets } from "./wallet.ts";
import { multisigWithdrawals, signerTallies, takenSignatures } from "./withdrawal.ts";

export const module = defineModule({
  name: "multisig",
  needs: [
    "address-book",
    "assets/coins",
    "assets/prices",
    "assets/records",
    "auth/session",
    "auth/user",
    "deposits",
    "events",
    "profile",
    "scenarios/story",
  ],
  operations,
  tables: [multisigWallets, multisigDeposits, multisigWithdrawals, takenSignatures, signerTallies, deviceMoods],
  dueTasks: [multisigDepositBlocks.task, expireMultisig, multisigBlocks.task, answerByClock],
  lifeCycles: [multisigLife],
  actors: { signer, chain: { actions: chainActions } },
  chainRecords: { multisigDeposit: depositsOnChain, multisigWithdrawal: withdrawalsOnChain },
  magic: signerMagic,
  scenarios: [multisigWalletsScenario, multisigSigning],
});
