import { Card, CardBody, CardTitle } from "@coffer/ui";
import type { ReactNode } from "react";
import { FormattedMessage, type PlainMessageId } from "../../../platform/intl/intl.ts";

/** A card with a title. */
export function Part({ title, children }: { title: PlainMessageId; children: ReactNode }) {
  return (
    <Card>
      <CardBody className="flex flex-col gap-4">
        <CardTitle>
          <FormattedMessage id={title} />
        </CardTitle>
        {children}
      </CardBody>
    </Card>
  );
}
