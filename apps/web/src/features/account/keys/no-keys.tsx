import { Card, EmptyState } from "@coffer/ui";
import { KeyRoundIcon } from "lucide-react";
import { Page } from "../../../kernel/page/page.tsx";
import { Text } from "../../../lib/text.tsx";

/** Ours: "Rates, cashiers, keys and webhooks are the merchant's." */
export const NotYours = () => (
  <Page title={<Text id="keys.title" />}>
    <Card>
      <EmptyState
        icon={<KeyRoundIcon />}
        title={<Text id="keys.notYours" />}
        description={<Text id="keys.notYoursBody" />}
      />
    </Card>
  </Page>
);
