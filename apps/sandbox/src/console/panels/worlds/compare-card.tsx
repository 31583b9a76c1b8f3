import { Card, CardBody, CardHeader, CardTitle, Field, Select } from "@coffer/ui";
import { useState } from "react";
import { usePlace } from "../../places.tsx";
import { useWords } from "../../words/use-words.ts";
import { Differences } from "./differences.tsx";

/** Compares two worlds. */
export function CompareCard({ ids }: { ids: readonly string[] }) {
  const text = useWords().worlds;
  const { world } = usePlace();
  const [chosenFrom, chooseFrom] = useState<string>();
  const [chosenTo, chooseTo] = useState<string>();
  const known = (id: string | undefined) => (id !== undefined && ids.includes(id) ? id : undefined);
  // By default the current world with the first other one.
  const to = known(chosenTo) ?? world;
  const from = known(chosenFrom) ?? ids.find((id) => id !== to) ?? to;
  const options = ids.map((id) => ({ value: id, label: id }));
  return (
    <Card>
      <CardHeader className="pb-0">
        <CardTitle>{text.diff}</CardTitle>
      </CardHeader>
      <CardBody className="flex flex-col gap-5 sm:p-5">
        <div className="grid gap-4 @md:grid-cols-2">
          <Field label={text.from}>
            <Select wrap options={options} value={from} onValueChange={chooseFrom} />
          </Field>
          <Field label={text.to}>
            <Select wrap options={options} value={to} onValueChange={chooseTo} />
          </Field>
        </div>
        <Differences from={from} to={to} />
      </CardBody>
    </Card>
  );
}
