import { type ErrorCode, isCofferError } from "@coffer/errors";
import { type BaseSyntheticEvent, useEffect, useEffectEvent, useRef } from "react";
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type Resolver,
  type UseFormReturn,
  useForm,
} from "react-hook-form";
import { type IntlShape, useIntl } from "react-intl";
import type * as z from "zod/mini";
import { useUnsaved } from "../unsaved.ts";
import { type Act, useAction } from "../use-action.ts";
import { checkedBy } from "./checked-by.ts";
import { hasPath, serverFieldErrors } from "./server-errors.ts";
import { zodMessages } from "./zod-messages.ts";

export type FormSchema = z.ZodMiniType<FieldValues, FieldValues>;

export interface CofferFormOptions<Schema extends FormSchema, Result> {
  /** The schema of its values; a function imports it at the first check. */
  schema: Schema | (() => Promise<Schema>);
  defaultValues: DefaultValues<z.input<Schema>>;
  /** Called with checked values, one submit at a time. */
  submit: (values: z.output<Schema>) => Promise<Result>;
  done?: ((result: Result, values: z.output<Schema>) => unknown) | undefined;
  /** The action state it shares with the page; by default its own. */
  act?: Act | undefined;
  /** Server field → form field, where the names differ. */
  fields?: Record<string, FieldPath<z.input<Schema>>> | undefined;
  /** Cleared after a refusal: a code is used up, and a hidden PIN can't be corrected. */
  secrets?: readonly FieldPath<z.input<Schema>>[] | undefined;
  /** Catalogue code → its field. */
  codes?: Partial<Record<ErrorCode, FieldPath<z.input<Schema>>>> | undefined;
}

export interface CofferForm<Input extends FieldValues, Output> extends UseFormReturn<Input, unknown, Output> {
  send: (event?: BaseSyntheticEvent) => Promise<void>;
  busy: boolean;
  /** The failure that belongs to no field. */
  failure: unknown;
}

/** A form with the app's behaviour: one submit at a time, server errors at their fields, texts in both languages. */
export function useCofferForm<Schema extends FormSchema, Result>(
  options: CofferFormOptions<Schema, Result>,
): CofferForm<z.input<Schema>, z.output<Schema>> {
  const intl = useIntl();
  const form = useForm<z.input<Schema>, unknown, z.output<Schema>>({
    resolver: resolverOf(options.schema, intl),
    defaultValues: options.defaultValues,
    mode: "onTouched",
    // Leaving a field by pressing a button: an immediate error would move the button below the pointer.
    delayError: 200,
    shouldFocusError: false, // <Form> does it for every kind of control.
  });
  const own = useAction();
  const act = options.act ?? own;

  const send = form.handleSubmit(async (values) => {
    await act.run(async () => {
      const result = await options.submit(values);
      await options.done?.(result, values);
    });
  }, act.forget);

  const { failure } = act;
  const faults = serverFieldErrors(failure, options, form.getValues());
  const place = useEffectEvent(() => {
    if (isCofferError(failure) && failure.kind === "api")
      for (const name of options.secrets ?? []) form.resetField(name);
    faults.forEach(({ field, message }, index) => {
      form.setError(field, { type: "server", message }, { shouldFocus: index === 0 });
    });
  });
  useEffect(() => {
    if (failure !== undefined) place();
  }, [failure]);

  // Visible errors follow a change of language.
  const { locale } = intl;
  const shownIn = useRef(locale);
  const { errors, isDirty } = form.formState;
  useUnsaved(isDirty);
  const translate = useEffectEvent(() => {
    const values = form.getValues();
    const wrong = Object.keys(errors).filter((name) => hasPath(values, name));
    if (wrong.length > 0) void form.trigger(wrong);
  });
  useEffect(() => {
    if (shownIn.current === locale) return;
    shownIn.current = locale;
    translate();
  }, [locale]);

  return { ...form, send, busy: act.busy, failure: faults.length > 0 ? undefined : failure };
}

type ResolverOf<Schema extends FormSchema> = Resolver<z.input<Schema>, unknown, z.output<Schema>>;

function resolverOf<Schema extends FormSchema>(
  schema: Schema | (() => Promise<Schema>),
  intl: IntlShape,
): ResolverOf<Schema> {
  const checks = (loaded: Schema): ResolverOf<Schema> => checkedBy(loaded, zodMessages(intl));
  if (typeof schema !== "function") return checks(schema);
  return async (values, context, options) => {
    const loaded = await schema().catch(() => undefined);
    // Offline, the schema may not load; the server checks too, and sending reports the missing network.
    return loaded ? checks(loaded)(values, context, options) : { values: values as z.output<Schema>, errors: {} };
  };
}
