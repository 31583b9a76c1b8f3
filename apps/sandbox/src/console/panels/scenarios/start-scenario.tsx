import { AlertDialog, Button, Notice } from "@coffer/ui";
import { useAct, useControl } from "../../calls/control.ts";
import type { ScenarioShown } from "../../calls/replies.ts";
import { Failure } from "../../parts/failure.tsx";
import { PlaceLink, usePlace } from "../../places.tsx";
import { useLocale, useWords } from "../../words/use-words.ts";

/** Asks before the reset, then links onward. */
export function StartScenario({ scenario, onClose }: { scenario: ScenarioShown | null; onClose: () => void }) {
  const words = useWords();
  const text = words.scenarios;
  const locale = useLocale();
  const { world } = usePlace();
  const all = useControl("scenarios", { every: false }).data?.items;
  const start = useAct("POST scenario");
  const started = all?.find(({ name }) => start.isSuccess && name === start.variables.name);
  const close = () => {
    if (start.isError) start.reset();
    onClose();
  };
  return (
    <>
      {started && (
        <Notice
          tone="good"
          action={
            <Button asChild size="sm" variant="secondary">
              <PlaceLink to={{ section: "people" }}>{text.people}</PlaceLink>
            </Button>
          }
        >
          {text.started(started.title[locale])}
        </Notice>
      )}
      <AlertDialog
        open={scenario !== null}
        onOpenChange={(open) => !open && close()}
        title={text.startTitle(scenario?.title[locale] ?? "")}
        description={text.startText(world)}
        confirmLabel={text.start}
        cancelLabel={words.frame.cancel}
        loading={start.isPending}
        onConfirm={() => {
          if (scenario) start.mutate({ name: scenario.name }, { onSuccess: onClose });
        }}
      >
        {start.error && <Failure error={start.error} />}
      </AlertDialog>
    </>
  );
}
