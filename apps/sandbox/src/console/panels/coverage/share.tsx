import { Progress } from "@coffer/ui";

type ShareProps = { label: string; text: string; value: number; max: number };

export const Share = ({ label, text, value, max }: ShareProps) => (
  <div className="flex flex-col justify-between gap-2.5">
    <p>{text}</p>
    <Progress value={value} max={Math.max(1, max)} label={label} valueText={text} />
  </div>
);
