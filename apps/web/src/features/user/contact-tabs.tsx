import { Tabs, TabsContent, TabsList, TabsTrigger } from "@coffer/ui";
import type { ReactNode } from "react";
import { Text, useText } from "../../lib/text.tsx";
import type { ContactKind } from "./contact.ts";

export interface ContactTabsProps {
  by: ContactKind;
  onChange: (by: ContactKind) => void;
  email: ReactNode;
  phone: ReactNode;
}

/** E-mail or phone. Both stay in the page, so each keeps what was typed and its countdown. */
export function ContactTabs({ by, onChange, email, phone }: ContactTabsProps) {
  const text = useText();
  return (
    <Tabs value={by} onValueChange={(value) => onChange(value === "phone" ? "phone" : "email")}>
      <TabsList aria-label={text("user.contactTabs")}>
        <TabsTrigger value="email">
          <Text id="user.byEmail" />
        </TabsTrigger>
        <TabsTrigger value="phone">
          <Text id="user.byPhone" />
        </TabsTrigger>
      </TabsList>
      <TabsContent value="email" forceMount className={panel}>
        {email}
      </TabsContent>
      <TabsContent value="phone" forceMount className={panel}>
        {phone}
      </TabsContent>
    </Tabs>
  );
}

const panel = "flex flex-col gap-5 data-[state=inactive]:hidden";
