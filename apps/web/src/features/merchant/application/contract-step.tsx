import { Button, Notice } from "@coffer/ui";
import { useState } from "react";
import { useIntl } from "react-intl";
import * as z from "zod/mini";
import { CheckField } from "../../../platform/form/check-field.tsx";
import { Form } from "../../../platform/form/form.tsx";
import { SubmitButton } from "../../../platform/form/submit-button.tsx";
import { useCofferForm } from "../../../platform/form/use-coffer-form.ts";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { Countdown } from "../../../platform/page/when.tsx";
import { serverNow, useDeadline } from "../../../platform/time/deadline.ts";
import { formatCountdown } from "../../../platform/time/time.ts";
import type { Draft } from "./application.ts";
import { Contract } from "./contract.tsx";

/** "Contract reading countdown …: durations not shown." Our figure: the reading time of its sections. */
export const readingSeconds = 30;

const schema = z.object({ agreed: z.boolean().check(z.refine((agreed) => agreed, "merchantApplication.agreeFirst")) });

export interface ContractStepProps {
  draft: Draft;
  back: () => void;
  sign: () => Promise<void>;
}

/** The contract, and its signature after the reading time. */
export function ContractStep({ draft, back, sign }: ContractStepProps) {
  const intl = useIntl();
  const [readBy] = useState(() => new Date(serverNow() + readingSeconds * 1000).toISOString());
  const left = useDeadline(readBy);
  const form = useCofferForm({ schema, defaultValues: { agreed: false }, submit: sign });
  return (
    <Form form={form}>
      <Contract name={draft.fullName} />
      {left > 0 ? (
        <Notice live="off">
          <Countdown
            seconds={left}
            words={intl.formatMessage({ id: "merchantApplication.readFirst" }, { left: formatCountdown(left) })}
          />
        </Notice>
      ) : (
        <CheckField name="agreed" label={<FormattedMessage id="merchantApplication.agreeLabel" />}>
          <FormattedMessage id="merchantApplication.agree" values={{ name: draft.fullName }} />
        </CheckField>
      )}
      <div className="mt-2 flex flex-wrap gap-2.5 border-line border-t pt-5">
        {left > 0 ? (
          <Button size="lg" disabled>
            <FormattedMessage id="merchantApplication.sign" />
          </Button>
        ) : (
          <SubmitButton>
            <FormattedMessage id="merchantApplication.sign" />
          </SubmitButton>
        )}
        <Button variant="secondary" size="lg" onClick={back}>
          <FormattedMessage id="merchantApplication.back" />
        </Button>
      </div>
    </Form>
  );
}
