export { type Acting, actingFor, type Cashier, cashierFor, cashiers, nameOfCashier } from "./cashier.ts";
export { dismissCashier } from "./change.ts";
