import { createFileRoute } from "@tanstack/react-router";
import { SomethingWrong } from "../../app/something-wrong.tsx";

export const Route = createFileRoute("/error/500")({
  staticData: { title: "error.title", beforeKyc: true },
  component: SomethingWrong,
});
