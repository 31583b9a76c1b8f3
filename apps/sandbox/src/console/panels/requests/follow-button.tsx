import { Button, cn } from "@coffer/ui";
import { useWords } from "../../words/use-words.ts";

interface FollowButtonProps {
  following: boolean;
  onChange: (following: boolean) => void;
}

export function FollowButton({ following, onChange }: FollowButtonProps) {
  const text = useWords().requests;
  return (
    <Button variant="secondary" aria-pressed={following} title={text.follow} onClick={() => onChange(!following)}>
      <span aria-hidden className={cn("size-2 rounded-full", following ? "animate-pulse bg-good" : "bg-ink-3")} />
      {following ? text.following : text.paused}
    </Button>
  );
}
