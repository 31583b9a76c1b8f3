import { IconButton } from "@coffer/ui";
import { SmartphoneIcon } from "lucide-react";
import { useIntl } from "react-intl";
import { useSettings } from "../../platform/settings.ts";
import { outsideLink } from "../../platform/url/redirect.ts";
import { FirstUse } from "./first-use.tsx";

const load = async () => (await import("./download-panel.tsx")).DownloadPanel;

export function DownloadQr() {
  const intl = useIntl();
  const url = outsideLink(useSettings().downloads?.Qr?.Url);
  // Its place is reserved, because the settings load after the page.
  if (!url) return <span className="size-[38px]" />;
  return (
    <FirstUse
      opens="dialog"
      load={load}
      props={{ url }}
      button={
        <IconButton label={intl.formatMessage({ id: "shell.getApp" })}>
          <SmartphoneIcon />
        </IconButton>
      }
    />
  );
}
