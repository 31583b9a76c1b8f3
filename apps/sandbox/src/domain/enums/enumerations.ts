import type { Text } from "@coffer/errors";
import {
  AcceptorPairStatus,
  AccountType,
  ApiKeyAddressScope,
  ApiKeyPermission,
  ApiKeyStatus,
  CashOrderStatus,
  CertificateType,
  ChannelAttachmentStatus,
  ClientType,
  ExchangeStatus,
  GlobalAccountStatus,
  KycStatus,
  KycType,
  LoginResult,
  MerchantStatus,
  MerchantType,
  MultisigWithdrawalStatus,
  PayWhitelistStatus,
  PtrBusinessType,
  RecordStatus,
  RecordType,
  RedemptionStatus,
  RegisterAccountType,
  type Result,
  SafeOperation,
  TransferStep,
  VerificationScene,
  WalletType,
} from "@coffer/sdk/contract";
import { type EnumName, type Enums, labels } from "./labels.ts";

const enums: Enums = {
  AcceptorPairStatus,
  AccountType,
  ApiKeyAddressScope,
  ApiKeyPermission,
  ApiKeyStatus,
  CashOrderStatus,
  CertificateType,
  ChannelAttachmentStatus,
  ClientType,
  ExchangeStatus,
  GlobalAccountStatus,
  KycStatus,
  KycType,
  LoginResult,
  MerchantStatus,
  MerchantType,
  MultisigWithdrawalStatus,
  PayWhitelistStatus,
  PtrBusinessType,
  RecordStatus,
  RecordType,
  RedemptionStatus,
  RegisterAccountType,
  SafeOperation,
  TransferStep,
  VerificationScene,
  WalletType,
};

/** Every numbered enumeration of the contract by name, its values in order, each with its label. */
export const enumerations: Result<"getEnum"> = (Object.keys(enums) as EnumName[]).map((name) => {
  const values: Readonly<Record<string, number>> = enums[name];
  const texts = Object.entries<Text>(labels[name]).map(([key, text]) => ({
    value: values[key] ?? 0,
    key,
    labels: text,
  }));
  return { name, values: texts.sort((a, b) => a.value - b.value) };
});
