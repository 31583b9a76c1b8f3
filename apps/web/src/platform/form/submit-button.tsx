import { Button } from "@coffer/ui";
import type { ReactNode } from "react";
import { useFormContext } from "react-hook-form";
import { useIntl } from "react-intl";

/** The form's submit button: shows progress and ignores a second click. */
export function SubmitButton({ children, wide }: { children: ReactNode; wide?: boolean | undefined }) {
  const intl = useIntl();
  const { formState } = useFormContext();
  return (
    <Button
      type="submit"
      size="lg"
      loading={formState.isSubmitting}
      loadingLabel={intl.formatMessage({ id: "form.sending" })}
      className={wide ? "w-full" : undefined}
    >
      {children}
    </Button>
  );
}
