import { IconButton } from "@coffer/ui";
import { useHydrated } from "@tanstack/react-router";
import { BellIcon } from "lucide-react";
import { useCallback, useState } from "react";
import { useIntl } from "react-intl";
import { localStore } from "../../platform/storage.ts";
import { FirstUse } from "./first-use.tsx";
import { useLatestNotices } from "./use-latest-notices.ts";

const seenName = "seenNotice";

const load = async () => (await import("./notice-panel.tsx")).NoticePanel;

export function NoticeBell() {
  const intl = useIntl();
  const newest = useLatestNotices().data?.items[0]?.id;
  const [seen, setSeen] = useState(() => localStore.get(seenName));
  const unread = useHydrated() && newest !== undefined && newest !== seen;

  const look = useCallback(() => {
    if (newest === undefined) return;
    localStore.set(seenName, newest);
    setSeen(newest);
  }, [newest]);

  return (
    <FirstUse
      opens="dialog"
      load={load}
      props={{ look }}
      button={
        <IconButton label={intl.formatMessage({ id: unread ? "shell.newNotices" : "shell.notices" })}>
          <BellIcon />
          {unread && <span className="absolute top-2 right-2 size-2 rounded-full bg-bad ring-2 ring-paper" />}
        </IconButton>
      }
    />
  );
}
