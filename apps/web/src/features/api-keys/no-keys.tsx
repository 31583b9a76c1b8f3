import { Card, EmptyState } from "@coffer/ui";
import { KeyRoundIcon } from "lucide-react";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { Page } from "../../platform/page/page.tsx";

/** Our own decision: "Rates, cashiers, keys and webhooks are the merchant's." */
export const NotYours = () => (
  <Page title={<FormattedMessage id="apiKeys.title" />}>
    <Card>
      <EmptyState
        icon={<KeyRoundIcon />}
        title={<FormattedMessage id="apiKeys.notYours" />}
        description={<FormattedMessage id="apiKeys.notYoursBody" />}
      />
    </Card>
  </Page>
);
