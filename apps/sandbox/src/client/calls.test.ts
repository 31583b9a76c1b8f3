import { expectTypeOf, it } from "vitest";
import type { ControlCalls, ControlInput, ControlOutput } from "./calls.ts";

it("types each call by method and path: query and body as one input, and its reply", () => {
  type Advance = { readonly ms?: number; readonly to?: string; readonly times?: number };
  expectTypeOf<ControlInput<"POST", "clock/advance">>().toEqualTypeOf<Advance>();
  expectTypeOf<ControlInput<"GET", "inbox">>().toEqualTypeOf<{ readonly to?: string }>();
  expectTypeOf<ControlOutput<"GET", "clock">["dueCount"]>().toEqualTypeOf<number>();
  expectTypeOf<ControlOutput<"POST", "actors/chain/drop">>().toEqualTypeOf<{ readonly [key: string]: unknown }>();
  expectTypeOf<ControlCalls>().toHaveProperty("DELETE worlds");
  expectTypeOf<ControlCalls>().not.toHaveProperty("POST clock");
});
