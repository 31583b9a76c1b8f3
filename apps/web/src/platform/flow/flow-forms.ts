import { useEffect, useEffectEvent, useRef } from "react";
import type { DefaultValues, FieldPath, FieldValues } from "react-hook-form";
import type * as z from "zod/mini";
import { type CofferForm, useCofferForm } from "../form/use-coffer-form.ts";
import { isReopened } from "./flow-state.ts";
import type { Flow } from "./use-flow.ts";

interface DetailsFormOptions<Details extends FieldValues> {
  schema: z.ZodMiniType<Details, Details>;
  /** The values of the empty form. */
  defaultValues: DefaultValues<Details>;
}

/** The form of the details: starts with the draft's values, continues to review, shows refusals at its fields. */
export function useFlowForm<Details extends FieldValues, Sent, Proof, Quote>(
  flow: Flow<Details, Sent, Proof, Quote>,
  { schema, defaultValues }: DetailsFormOptions<Details>,
): CofferForm<Details, Details> {
  const form = useCofferForm({
    schema,
    act: flow.act,
    codes: flow.form.codes,
    fields: flow.form.fields,
    defaultValues: { ...defaultValues, ...flow.intent?.details },
    submit: flow.form.submitDetails,
  });
  const { round, setDirty } = flow.form;
  const { isDirty } = form.formState;
  useEffect(() => setDirty(isDirty), [isDirty, setDirty]);

  const empty = useEffectEvent(() => form.reset(defaultValues));
  const emptied = useRef(round);
  useEffect(() => {
    if (emptied.current === round) return;
    emptied.current = round;
    empty();
  }, [round]);
  return form;
}

interface ProofFormOptions<Proof extends FieldValues> {
  schema: z.ZodMiniType<Proof, Proof>;
  defaultValues: DefaultValues<Proof>;
  /** The fields that a refusal clears. */
  secrets?: readonly FieldPath<Proof>[] | undefined;
}

/** The form of the proof. Its values are never stored. */
export function useFlowProofForm<Details extends FieldValues, Sent, Proof extends FieldValues, Quote>(
  flow: Flow<Details, Sent, Proof, Quote>,
  options: ProofFormOptions<Proof>,
): CofferForm<Proof, Proof> {
  const form = useCofferForm({ ...options, act: flow.act, submit: flow.form.submitProof });
  const reopened = isReopened(flow.state);
  const proved = "proved" in flow.state ? flow.state.proved : 0;
  const empty = useEffectEvent(() => form.reset());
  // A proof that was sent is spent, and another signer has codes of their own.
  useEffect(() => {
    if (reopened || proved > 0) empty();
  }, [reopened, proved]);
  return form;
}
