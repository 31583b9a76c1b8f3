import { Tabs, TabsContent, TabsList, TabsTrigger } from "@coffer/ui";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { Page } from "../../platform/page/page.tsx";
import { useListSearch } from "../../platform/table/use-list-search.ts";
import { ChangeHistory } from "./change-history.tsx";
import { Devices } from "./devices.tsx";
import { type HistorySearch, noHistoryFilters } from "./history-search.ts";
import { SignInHistory } from "./sign-in-history.tsx";

/** Sign-ins, security changes, and current sessions. */
export function RecordScreen() {
  const { tab, set } = useListSearch<HistorySearch>();
  const choose = (next: string) =>
    void set({
      ...noHistoryFilters,
      sort: undefined,
      tab: next === "changes" || next === "devices" ? next : undefined,
    });
  return (
    <Page title={<FormattedMessage id="profile.recordTitle" />} lead={<FormattedMessage id="profile.recordLead" />}>
      <Tabs value={tab ?? "signIns"} onValueChange={choose} activationMode="manual" className="min-w-0">
        <TabsList>
          <TabsTrigger value="signIns">
            <FormattedMessage id="profile.signIns" />
          </TabsTrigger>
          <TabsTrigger value="changes">
            <FormattedMessage id="profile.changes" />
          </TabsTrigger>
          <TabsTrigger value="devices">
            <FormattedMessage id="profile.devices" />
          </TabsTrigger>
        </TabsList>
        <TabsContent value={tab ?? "signIns"}>
          {tab === "changes" ? <ChangeHistory /> : tab === "devices" ? <Devices /> : <SignInHistory />}
        </TabsContent>
      </Tabs>
    </Page>
  );
}
