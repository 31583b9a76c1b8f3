import { useEffect } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { KycValues } from "./kyc-schema.ts";
import { emptyKyc } from "./submission.ts";

const isField = (name: string): name is keyof KycValues => Object.hasOwn(emptyKyc, name);

/** Marks what a reviewer refused, until it is changed. */
export function useMendMarks({ setError }: UseFormReturn<KycValues>, refused: readonly string[]): void {
  const names = refused.join(" ");
  useEffect(() => {
    for (const name of names.split(" ").filter(isField)) setError(name, { type: "refused", message: "kyc.mendThis" });
  }, [names, setError]);
}
