import { Skeleton, Tabs, TabsContent, TabsList, TabsTrigger } from "@coffer/ui";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { Text, useText } from "../../lib/text.tsx";
import type { ContactKind } from "./contact.ts";

export interface ContactTabsProps {
  by: ContactKind;
  onChange: (by: ContactKind) => void;
  email: ReactNode;
  phone: ReactNode;
}

/** With its list of countries and what opens it, some 80 kB: loaded when the tab is opened. */
export const PhoneField = lazy(async () => ({
  default: (await import("../../kernel/form/phone-field.tsx")).PhoneField,
}));

/** E-mail or phone. Both stay in the page once they were seen, so each keeps what was typed and its countdown. */
export function ContactTabs({ by, onChange, email, phone }: ContactTabsProps) {
  const text = useText();
  const [phoneSeen, setPhoneSeen] = useState(by === "phone");
  if (by === "phone" && !phoneSeen) setPhoneSeen(true);
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
        {phoneSeen && <Suspense fallback={<Skeleton className="h-16" />}>{phone}</Suspense>}
      </TabsContent>
    </Tabs>
  );
}

const panel = "flex flex-col gap-5 data-[state=inactive]:hidden";
