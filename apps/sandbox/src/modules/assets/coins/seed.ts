import type { World } from "../../../world/world.ts";
import { type Coin, coins, type Network, networkId, networks } from "./coin.ts";

const crypto = { kind: "crypto", displayScale: 8, convertible: true, hasRate: true } as const;
const fiat = { kind: "fiat", scale: 2, displayScale: 2, convertible: true, hasRate: true, dailyLimit: null } as const;

/** In the order of lists. */
export const seededCoins: readonly Coin[] = [
  { ...crypto, coin: "BTC", name: { en: "Bitcoin", "zh-CN": "比特币" }, symbol: "₿", scale: 8, dailyLimit: "5" },
  { ...crypto, coin: "ETH", name: { en: "Ethereum", "zh-CN": "以太坊" }, symbol: "Ξ", scale: 18, dailyLimit: "100" },
  {
    ...crypto,
    coin: "USDT",
    name: { en: "Tether", "zh-CN": "泰达币" },
    symbol: "₮",
    scale: 6,
    dailyLimit: "200000",
    displayScale: 2,
  },
  {
    ...crypto,
    coin: "USDC",
    name: { en: "USD Coin", "zh-CN": "USD Coin" },
    symbol: "USDC",
    scale: 6,
    dailyLimit: "200000",
    displayScale: 2,
  },
  {
    ...crypto,
    coin: "TRX",
    name: { en: "Tron", "zh-CN": "波场" },
    symbol: "TRX",
    scale: 6,
    dailyLimit: "1000000",
    displayScale: 6,
  },
  {
    ...crypto,
    coin: "XRP",
    name: { en: "XRP", "zh-CN": "瑞波币" },
    symbol: "XRP",
    scale: 6,
    dailyLimit: "200000",
    displayScale: 6,
  },
  { ...fiat, coin: "USD", name: { en: "US dollar", "zh-CN": "美元" }, symbol: "$" },
  { ...fiat, coin: "EUR", name: { en: "Euro", "zh-CN": "欧元" }, symbol: "€" },
  { ...fiat, coin: "GBP", name: { en: "Pound sterling", "zh-CN": "英镑" }, symbol: "£" },
  { ...fiat, coin: "HKD", name: { en: "Hong Kong dollar", "zh-CN": "港元" }, symbol: "HK$" },
  { ...fiat, coin: "CNY", name: { en: "Chinese yuan", "zh-CN": "人民币" }, symbol: "¥" },
];

const open = { depositEnabled: true, withdrawEnabled: true, atRisk: false, tagRequired: false } as const;
const evm = {
  ...open,
  family: "evm",
  addressPattern: "^0x[0-9a-fA-F]{40}$",
  confirmationsToCredit: 12,
  confirmationsToWithdraw: 12,
  blockSeconds: 12,
  arrivalSeconds: 180,
} as const;
const dollarOnEthereum = {
  ...evm,
  network: "ERC20",
  name: "Ethereum · ERC-20",
  standard: "ERC-20",
  scale: 6,
  minDeposit: "10",
  withdrawMin: "20",
  withdrawMax: "100000",
  withdrawFee: "2.5",
};
const tron = {
  ...open,
  family: "tron",
  addressPattern: "^T[1-9A-HJ-NP-Za-km-z]{33}$",
  confirmationsToCredit: 20,
  confirmationsToWithdraw: 20,
  blockSeconds: 3,
  arrivalSeconds: 180,
} as const;

/** A coin's recommended network comes first. */
export const seededNetworks: readonly Omit<Network, "id">[] = [
  {
    ...open,
    coin: "BTC",
    network: "BTC",
    name: "Bitcoin",
    standard: "native",
    family: "bitcoin",
    scale: 8,
    addressPattern: "^(bc1[02-9ac-hj-np-z]{11,71}|[13][1-9A-HJ-NP-Za-km-z]{25,34})$",
    confirmationsToCredit: 2,
    confirmationsToWithdraw: 3,
    blockSeconds: 600,
    arrivalSeconds: 1800,
    minDeposit: "0.0001",
    withdrawMin: "0.0005",
    withdrawMax: "3",
    withdrawFee: "0.0001",
  },
  {
    ...evm,
    coin: "ETH",
    network: "ETH",
    name: "Ethereum",
    standard: "native",
    scale: 18,
    minDeposit: "0.002",
    withdrawMin: "0.005",
    withdrawMax: "50",
    withdrawFee: "0.0008",
  },
  {
    ...tron,
    coin: "USDT",
    network: "TRC20",
    name: "Tron · TRC-20",
    standard: "TRC-20",
    scale: 6,
    minDeposit: "5",
    withdrawMin: "10",
    withdrawMax: "100000",
    withdrawFee: "1",
  },
  { ...dollarOnEthereum, coin: "USDT" },
  { ...dollarOnEthereum, coin: "USDC" },
  {
    ...tron,
    coin: "TRX",
    network: "TRX",
    name: "Tron",
    standard: "native",
    scale: 6,
    minDeposit: "10",
    withdrawMin: "20",
    withdrawMax: "500000",
    withdrawFee: "1",
  },
  {
    ...open,
    coin: "XRP",
    network: "XRP",
    name: "XRP Ledger",
    standard: "native",
    family: "xrp",
    scale: 6,
    addressPattern: "^r[1-9A-HJ-NP-Za-km-z]{24,34}$",
    tagRequired: true,
    confirmationsToCredit: 1,
    confirmationsToWithdraw: 1,
    blockSeconds: 4,
    arrivalSeconds: 60,
    minDeposit: "1",
    withdrawMin: "10",
    withdrawMax: "100000",
    withdrawFee: "0.2",
  },
];

const assets = new Set(seededCoins.map((coin) => coin.coin));
export const isAsset = (asset: string) => assets.has(asset);

export function seedCoins(world: World): void {
  for (const coin of seededCoins) world.table(coins).insert(coin);
  for (const network of seededNetworks)
    world.table(networks).insert({ ...network, id: networkId(network.coin, network.network) });
}
