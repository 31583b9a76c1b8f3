import { Skeleton, Tabs, TabsContent, TabsList, TabsTrigger } from "@coffer/ui";
import { type ReactNode, Suspense, useState } from "react";
import { useIntl } from "react-intl";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { lazyPart } from "../../platform/page/lazy-part.tsx";
import type { ContactKind } from "./contact.ts";

export interface ContactTabsProps {
  by: ContactKind;
  onChange: (by: ContactKind) => void;
  email: ReactNode;
  phone: ReactNode;
  /** A third way: a code to scan. */
  qr?: { open: boolean; onOpen: (open: boolean) => void; panel: ReactNode };
}

/** Lazy-loaded with the tab: the country list and its combobox are some 80 kB. */
export const PhoneField = lazyPart(() =>
  import("../../platform/form/phone-field.tsx").then(({ PhoneField: it }) => it),
);

/** E-mail or phone. Both tabs stay mounted once shown, with their input and countdown. */
export function ContactTabs({ by, onChange, email, phone, qr }: ContactTabsProps) {
  const intl = useIntl();
  const open = (value: string) => {
    qr?.onOpen(value === "qr");
    if (value !== "qr") onChange(value === "phone" ? "phone" : "email");
  };
  const [phoneSeen, setPhoneSeen] = useState(by === "phone");
  if (by === "phone" && !phoneSeen) setPhoneSeen(true);
  return (
    <Tabs value={qr?.open ? "qr" : by} onValueChange={open}>
      <TabsList aria-label={intl.formatMessage({ id: "auth.contactTabs" })}>
        <TabsTrigger value="email">
          <FormattedMessage id="auth.byEmail" />
        </TabsTrigger>
        <TabsTrigger value="phone">
          <FormattedMessage id="auth.byPhone" />
        </TabsTrigger>
        {qr && (
          <TabsTrigger value="qr">
            <FormattedMessage id="auth.byQr" />
          </TabsTrigger>
        )}
      </TabsList>
      <TabsContent value="email" forceMount className={panel}>
        {email}
      </TabsContent>
      <TabsContent value="phone" forceMount className={panel}>
        {phoneSeen && <Suspense fallback={<Skeleton className="h-16" />}>{phone}</Suspense>}
      </TabsContent>
      {qr && <TabsContent value="qr">{qr.panel}</TabsContent>}
    </Tabs>
  );
}

const panel = "flex flex-col gap-5 data-[state=inactive]:hidden";
