import { type ErrorCode, isCofferError } from "@coffer/errors";
import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { type BaseSyntheticEvent, useEffect, useRef } from "react";
import { type DefaultValues, type FieldPath, type FieldValues, type UseFormReturn, useForm } from "react-hook-form";
import type * as z from "zod";
import { useLocale, useText } from "../../lib/text.tsx";
import { serverFieldErrors } from "./server-errors.ts";
import { zodWords } from "./zod-words.ts";

export type FormSchema = z.ZodType<FieldValues, FieldValues>;

export interface CofferFormOptions<Schema extends FormSchema, Result> {
  schema: Schema;
  defaultValues: DefaultValues<z.input<Schema>>;
  /** Called once a submit at a time, with checked values. */
  submit: (values: z.output<Schema>) => Promise<Result>;
  done?: ((result: Result, values: z.output<Schema>) => unknown) | undefined;
  /** Server field → form field, where the two names differ. */
  fields?: Record<string, FieldPath<z.input<Schema>>> | undefined;
  /** Emptied after a refusal: a code is spent, and a hidden PIN can't be mended. */
  secrets?: readonly FieldPath<z.input<Schema>>[] | undefined;
  /** Catalogue code → the field it is about. */
  codes?: Partial<Record<ErrorCode, FieldPath<z.input<Schema>>>> | undefined;
}

export interface CofferForm<Input extends FieldValues, Output> extends UseFormReturn<Input, unknown, Output> {
  send: (event?: BaseSyntheticEvent) => Promise<void>;
  busy: boolean;
  /** What went wrong and belongs to no field. */
  failure: unknown;
}

/** A form with the house's manners: one submit at a time, server errors at their fields, words in both languages. */
export function useCofferForm<Schema extends FormSchema, Result>(
  options: CofferFormOptions<Schema, Result>,
): CofferForm<z.input<Schema>, z.output<Schema>> {
  const text = useText();
  const form = useForm<z.input<Schema>, unknown, z.output<Schema>>({
    resolver: zodResolver(options.schema, { error: zodWords(text) }),
    defaultValues: options.defaultValues,
    mode: "onTouched",
    // Leaving a field by pressing a button: an error that came at once would push the button from under the mouse.
    delayError: 200,
    shouldFocusError: false, // <Form> does it for every kind of control
  });
  const { mutateAsync, reset, error, isPending } = useMutation({
    mutationFn: options.submit,
    meta: { shows: "place" },
  });
  // A ref, not state: two clicks in one frame both see the state from before.
  const sending = useRef(false);

  const send = form.handleSubmit(
    async (values) => {
      if (sending.current) return;
      sending.current = true;
      try {
        const result = await mutateAsync(values);
        await options.done?.(result, values);
      } catch (failure) {
        const refused = isCofferError(failure) && failure.kind === "api";
        for (const name of refused ? (options.secrets ?? []) : []) form.resetField(name);
        for (const { field, message } of serverFieldErrors(failure, options, form.getValues())) {
          form.setError(field as FieldPath<z.input<Schema>>, { type: "server", message });
        }
        if (!isCofferError(failure)) throw failure;
      } finally {
        sending.current = false;
      }
    },
    () => reset(),
  );

  // Errors already shown follow a change of language.
  const locale = useLocale();
  const shownIn = useRef(locale);
  const { trigger, formState } = form;
  const wrong = Object.keys(formState.errors) as FieldPath<z.input<Schema>>[];
  useEffect(() => {
    if (shownIn.current === locale) return;
    shownIn.current = locale;
    if (wrong.length > 0) void trigger(wrong);
  }, [locale, wrong, trigger]);

  const placed = serverFieldErrors(error, options, form.getValues()).length > 0;
  return { ...form, send, busy: isPending, failure: placed ? undefined : (error ?? undefined) };
}
