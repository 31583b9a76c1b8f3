import { Card, CardBody, CardTitle } from "@coffer/ui";
import type { ReactNode } from "react";
import { type MessageId, Text } from "../../../platform/intl/text.tsx";

/** A card for one idea, under its title. */
export function Part({ title, children }: { title: MessageId; children: ReactNode }) {
  return (
    <Card>
      <CardBody className="flex flex-col gap-4">
        <CardTitle>
          <Text id={title} />
        </CardTitle>
        {children}
      </CardBody>
    </Card>
  );
}
