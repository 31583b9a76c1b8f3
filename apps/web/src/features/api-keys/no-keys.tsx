import { Card, EmptyState } from "@coffer/ui";
import { KeyRoundIcon } from "lucide-react";
import { Text } from "../../platform/intl/text.tsx";
import { Page } from "../../platform/page/page.tsx";

/** Ours: "Rates, cashiers, keys and webhooks are the merchant's." */
export const NotYours = () => (
  <Page title={<Text id="apiKeys.title" />}>
    <Card>
      <EmptyState
        icon={<KeyRoundIcon />}
        title={<Text id="apiKeys.notYours" />}
        description={<Text id="apiKeys.notYoursBody" />}
      />
    </Card>
  </Page>
);
