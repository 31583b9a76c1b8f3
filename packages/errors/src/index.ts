export { type Behaviour, type BehaviourOf, behaviourOf } from "./behaviours.ts";
export { isCofferError } from "./brand.ts";
export { type CatalogueEntry, catalogue, catalogueCodes, isCatalogueCode } from "./catalogue.ts";
export {
  CofferError,
  type CofferErrorFields,
  type ErrorKind,
  type ValidationError,
} from "./coffer-error.ts";
export type { ErrorCodeTable } from "./error-codes.gen.ts";
export { ErrorCodes } from "./error-codes.ts";
export type * from "./error-data.gen.ts";
export {
  type AnyCofferError,
  type CofferErrorOf,
  hasCode,
  isOutcomeUnknown,
  isTransportError,
  type TransportError,
  type UnknownCodeError,
  type UnknownOutcomeError,
  type UnlistedCode,
} from "./guards.ts";
export {
  type AssumedCode,
  assumedNames,
  type CatalogueCode,
  catalogueNames,
  type ErrorCode,
  type NameOf,
  nameOf,
  type ProtocolCode,
  protocolNames,
} from "./names.ts";
export { type OwnTextName, ownTextFor } from "./texts/own.ts";
export type { Locale, Text } from "./texts/text.ts";
export { textFor } from "./texts/text-for.ts";
export type { TransportName } from "./texts/transport.ts";
