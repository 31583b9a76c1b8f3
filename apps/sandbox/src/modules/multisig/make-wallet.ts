import { VerificationScene, type WireInput } from "@coffer/sdk/contract";
import { invalid, refuse } from "../../core/refusal.ts";
import { newAddress } from "../../crypto/address.ts";
import type { World } from "../../world/world.ts";
import { coinOf, type Network, networkOf } from "../assets/coins/exports.ts";
import type { User } from "../auth/user/exports.ts";
import { checkMayHold, checkProof, proofsOf } from "../profile/exports.ts";
import { isOnItsWay } from "./deposit.ts";
import { readSigners } from "./signers.ts";
import { balanceOfCoin, type MultisigWallet, multisigWallets, ownWallet, type WalletNetwork } from "./wallet.ts";
import { openWithdrawal } from "./withdrawal.ts";

/** Control characters, bidi marks and zero-width characters: a name could look like another. */
const UNSEEN = /[\p{Cc}\u200b\u200e\u200f\u2028-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/u;

export function makeWallet(world: World, user: User, input: WireInput<"createWallet">): MultisigWallet {
  checkMayHold(user);
  const network = networkOf(world, input.coin, input.network);
  const name = input.name.trim();
  if (name === "") throw invalid("name", "required", "A wallet needs a name.");
  if (UNSEEN.test(name)) throw invalid("name", "pattern", "It has marks that a signer's device couldn't show.");
  const signers = readSigners(network, input.signers, input.minSignatures);
  const address = addressFor(world, network);
  checkProof(world, user, input.verification, proofsOf(user), VerificationScene.withdraw);
  const place = { network: network.network, family: network.family, address, signers };
  return world.table(multisigWallets).insert({
    id: world.newId("ms"),
    uid: user.uid,
    name,
    minSignatures: input.minSignatures,
    at: world.clock.now(),
    networks: [place],
    coins: [{ coin: network.coin, network: network.network }],
  });
}

/** @throws 60001 if the world's node has no address left */
function addressFor(world: World, network: Network): string {
  const pool = world.settings.depositAddressPool;
  const made = world.table(multisigWallets).size;
  if (pool !== null && made >= pool) throw refuse("assetCreationFailed");
  return newAddress(network.family, world.random);
}

export function addCoin(world: World, user: User, input: WireInput<"createCoin">): MultisigWallet {
  checkMayHold(user);
  const wallet = ownWallet(world, user.uid, input.id);
  coinOf(world, input.coin);
  const network = networkOf(world, input.coin, input.network);
  const coin = { coin: network.coin, network: network.network };
  if (wallet.coins.some((each) => each.coin === coin.coin && each.network === coin.network))
    throw refuse("orderStatusError", { en: "The wallet has this coin.", "zh-CN": "钱包中已有该币种。" });
  const place = placeOn(world, wallet, network, input.signers);
  checkProof(world, user, input.verification, proofsOf(user), VerificationScene.withdraw);
  const isNew = !wallet.networks.some((each) => each.network === place.network);
  const networks = isNew ? [...wallet.networks, place] : wallet.networks;
  return world.table(multisigWallets).update(wallet.id, { networks, coins: [...wallet.coins, coin] });
}

function placeOn(
  world: World,
  wallet: MultisigWallet,
  network: Network,
  given: WireInput<"createCoin">["signers"],
): WalletNetwork {
  const akin = wallet.networks.find(({ family }) => family === network.family);
  const [first] = wallet.networks;
  if (akin && given !== undefined)
    throw invalid("signers", "unknown", "The wallet is on a network of this kind already, with its signers.");
  if (akin) return { ...akin, network: network.network };
  if (given === undefined) throw refuse("userAddressMissing");
  const signers = readSigners(network, given, wallet.minSignatures);
  if (signers.length !== first?.signers.length)
    throw invalid("signers", "match", "As many as on the wallet's other networks, in their order.");
  return {
    network: network.network,
    family: network.family,
    address: addressFor(world, network),
    // They were named when the wallet was created.
    signers: signers.map((signer, at) => ({ ...signer, label: first.signers[at]?.label ?? signer.label })),
  };
}

export const isEmpty = (world: World, wallet: MultisigWallet): boolean =>
  wallet.coins.every((coin) => {
    const { available, frozen } = balanceOfCoin(world, wallet, coin);
    return available + frozen === 0n;
  });

export const isDeletable = (world: World, wallet: MultisigWallet): boolean =>
  !openWithdrawal(world, wallet.id) && !isOnItsWay(world, wallet.id) && isEmpty(world, wallet);

export function deleteWallet(world: World, user: User, input: WireInput<"delMultisigWallet">): { id: string } {
  const wallet = ownWallet(world, user.uid, input.id);
  if (openWithdrawal(world, wallet.id)) throw refuse("multisigWithdrawalUnfinished");
  if (!isDeletable(world, wallet))
    throw refuse("orderStatusError", {
      en: "It still holds coins, or a deposit is on its way.",
      "zh-CN": "钱包中仍有资产，或有充值正在确认。",
    });
  checkProof(world, user, input.verification, proofsOf(user), VerificationScene.withdraw);
  world.table(multisigWallets).delete(wallet.id);
  return { id: wallet.id };
}
