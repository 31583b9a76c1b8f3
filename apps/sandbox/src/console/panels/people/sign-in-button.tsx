import { Button } from "@coffer/ui";
import { ExternalLinkIcon, LogInIcon } from "lucide-react";
import { useAct } from "../../calls/control.ts";
import { signInHref } from "../../place.ts";
import { usePlaces } from "../../places.tsx";
import { useWords } from "../../words/use-words.ts";

/** Opens the web app as a user; from a drawer in place. Nothing without a known web app. */
export function SignInButton({ uid, called }: { uid: string; called: string }) {
  const text = useWords().people;
  const {
    place: { world, web },
    drawer,
  } = usePlaces();
  const signIn = useAct("POST personas/sign-in");
  const look = { variant: "secondary", size: "sm", className: "self-start @3xl:self-center" } as const;
  if (drawer)
    return (
      <Button
        {...look}
        aria-label={text.signInHere(called)}
        loading={signIn.isPending}
        onClick={() => signIn.mutate({ uid }, { onSuccess: drawer.signIn })}
      >
        {text.signIn}
        <LogInIcon className="size-3.5" />
      </Button>
    );
  if (web === null) return null;
  return (
    <Button asChild {...look}>
      <a
        href={signInHref(web, world, uid)}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={text.signInAs(called)}
      >
        {text.signIn}
        <ExternalLinkIcon className="size-3.5" />
      </a>
    </Button>
  );
}
