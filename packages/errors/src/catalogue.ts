import { type BehaviourOf, behaviourOf } from "./behaviours.ts";
import { type CatalogueCode, catalogueNames, type NameOf } from "./names.ts";

/** One code of the catalogue: its name and what to do about it. */
export interface CatalogueEntry<Code extends CatalogueCode> {
  readonly name: NameOf<Code>;
  readonly behaviour: BehaviourOf<Code>;
}

type Catalogue = { readonly [Code in CatalogueCode]: CatalogueEntry<Code> };

/** The product's 74 codes, each with its name and behaviour. `catalogue[60028].name` is `"insufficientAssets"`. */
export const catalogue: Catalogue = /* @__PURE__ */ readCatalogue();

/** The same 74 codes as a list, in rising order. */
export const catalogueCodes: readonly CatalogueCode[] = /* @__PURE__ */ readCodes();

/** Whether a number is one of the product's 74 codes. */
export function isCatalogueCode(code: number): code is CatalogueCode {
  return Object.hasOwn(catalogueNames, code);
}

function readCodes(): CatalogueCode[] {
  return Object.keys(catalogueNames).map(Number).filter(isCatalogueCode);
}

function readCatalogue(): Catalogue {
  const entries = readCodes().map((code) => [code, { name: catalogueNames[code], behaviour: behaviourOf(code) }]);
  return Object.fromEntries(entries);
}
