import { createFileRoute } from "@tanstack/react-router";
import { DownloadScreen } from "../features/content/download/download-screen.tsx";

// The product: the footer is "hidden on /download".
export const Route = createFileRoute("/download")({
  staticData: {
    texts: ["download"],
    title: "contentDownload.title",
    description: "contentDownload.lead",
    header: "plain",
    footer: "none",
  },
  component: DownloadScreen,
});
