import { Button } from "@coffer/ui";
import type { ReactNode } from "react";
import { useFormContext } from "react-hook-form";
import { useText } from "../intl/text.tsx";

/** The form's main act; turns while it runs and takes no second click. */
export function SubmitButton({ children, wide }: { children: ReactNode; wide?: boolean | undefined }) {
  const text = useText();
  const { formState } = useFormContext();
  return (
    <Button
      type="submit"
      size="lg"
      loading={formState.isSubmitting}
      loadingLabel={text("form.sending")}
      className={wide ? "w-full" : undefined}
    >
      {children}
    </Button>
  );
}
