import { isCofferError } from "@coffer/errors";
import { useEffect, useRef } from "react";
import type { FieldPath } from "react-hook-form";
import type * as z from "zod";
import { serverFieldErrors } from "../form/server-errors.ts";
import { type CofferForm, type CofferFormOptions, type FormSchema, useCofferForm } from "../form/use-coffer-form.ts";
import type { Flow } from "./use-flow.ts";

type FlowFormOptions<Schema extends FormSchema> = Pick<CofferFormOptions<Schema, unknown>, "schema" | "defaultValues">;

/** The form of the details: starts with what was entered before, goes to review, takes back refusals about its fields. */
export function useFlowForm<Schema extends FormSchema, Sent>(
  flow: Flow<z.output<Schema>, Sent>,
  { schema, defaultValues }: FlowFormOptions<Schema>,
): CofferForm<z.input<Schema>, z.output<Schema>> {
  const form = useCofferForm({
    schema,
    defaultValues: { ...defaultValues, ...flow.details },
    submit: async (values) => values,
    done: (values) => flow.review(values),
  });
  const { setError, getValues, reset } = form;
  const { failure, codes, setDirty, round } = flow;
  const empty = useRef(defaultValues);
  const emptied = useRef(round);
  const { isDirty } = form.formState;

  useEffect(() => setDirty(isDirty), [isDirty, setDirty]);
  useEffect(() => {
    if (emptied.current === round) return;
    emptied.current = round;
    reset(empty.current);
  }, [round, reset]);
  useEffect(() => {
    for (const { field, message } of serverFieldErrors(failure, { codes }, getValues())) {
      setError(field as FieldPath<z.input<Schema>>, { type: "server", message }, { shouldFocus: true });
    }
  }, [failure, codes, getValues, setError]);
  return form;
}

// Parts of the contract's `Verification` that are spent or hidden.
const secrets = ["verification.fundPassword", "verification.googleCode"];

/** The form of the proof. What it holds is never kept. */
export function useFlowVerifyForm<Schema extends FormSchema, Details, Sent>(
  flow: Flow<Details, Sent>,
  options: FlowFormOptions<Schema>,
): CofferForm<z.input<Schema>, z.output<Schema>> {
  const form = useCofferForm({
    ...options,
    secrets: secrets as FieldPath<z.input<Schema>>[],
    submit: (values) => flow.confirm(values),
  });
  const { reset } = form;
  const { reopened } = flow;
  // What was sent once may be spent: a second time asks for fresh digits.
  useEffect(() => {
    if (reopened) reset();
  }, [reopened, reset]);
  return form;
}

/** Whether a refusal is about one of the details, so that its field shows it. */
export function isPlaced(failure: unknown, codes: Flow<unknown, unknown>["codes"]): boolean {
  return (
    isCofferError(failure) &&
    failure.code !== undefined &&
    Boolean((codes as Record<number, string> | undefined)?.[failure.code])
  );
}
