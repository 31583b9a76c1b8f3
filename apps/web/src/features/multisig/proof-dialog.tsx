import type { ReactNode } from "react";
import * as z from "zod/mini";
import { ActDialog } from "../../platform/form/act-dialog.tsx";
import { useCofferForm } from "../../platform/form/use-coffer-form.ts";
import { pinSecrets, wrongPinAt } from "../../platform/proof/pin-proof.ts";
import {
  emptyVerification,
  type Verification,
  VerificationFields,
  verificationRule,
} from "../../platform/proof/verification.tsx";
import { useProofMethods } from "./terms.ts";

export interface ProofDialogProps {
  title: ReactNode;
  body: ReactNode;
  yes: ReactNode;
  no: ReactNode;
  act: (verification: Verification) => Promise<unknown>;
  done?: (() => unknown) | undefined;
  close: () => void;
}

/** A destructive action with the owner's proof. */
export function ProofDialog({ act, done, close, ...words }: ProofDialogProps) {
  const methods = useProofMethods();
  const form = useCofferForm({
    schema: z.object({ verification: verificationRule(methods) }),
    defaultValues: { verification: emptyVerification(methods) },
    secrets: pinSecrets(methods),
    codes: wrongPinAt(methods),
    submit: ({ verification }) => act(verification),
    done: () => {
      close();
      return done?.();
    },
  });
  return (
    <ActDialog form={form} tone="danger" close={close} {...words}>
      <VerificationFields methods={methods} />
    </ActDialog>
  );
}
