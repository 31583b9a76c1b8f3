export { findSaved, markUsed, savedAddressOf } from "./address-book.ts";
export { type Destination, isSamePlace, readDestination } from "./destination.ts";
