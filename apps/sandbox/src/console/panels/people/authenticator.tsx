import { Copy } from "../../parts/copy.tsx";
import { useWords } from "../../words/use-words.ts";

const PERIOD = 30;
const ROUND = 2 * Math.PI * 7;

/** The code in groups of three, with a countdown. */
export function Authenticator({ code, secondsLeft = PERIOD }: { code: string; secondsLeft?: number | undefined }) {
  const text = useWords().people;
  const left = text.seconds(secondsLeft);
  return (
    <span className="inline-flex items-center gap-1.5" title={`${text.authenticator}, ${left}`}>
      <span className="sr-only">{text.authenticator}</span>
      <span className="font-medium font-mono text-[15px]">
        {code.slice(0, 3)} {code.slice(3)}
      </span>
      <svg viewBox="0 0 18 18" role="img" aria-label={left} className="size-[18px] -rotate-90">
        <circle cx="9" cy="9" r="7" fill="none" strokeWidth="2.5" className="stroke-line" />
        <circle
          cx="9"
          cy="9"
          r="7"
          fill="none"
          strokeWidth="2.5"
          strokeDasharray={ROUND}
          strokeDashoffset={ROUND * (1 - secondsLeft / PERIOD)}
          className={secondsLeft <= 5 ? "stroke-warn" : "stroke-vault"}
        />
      </svg>
      <Copy text={code} label={text.copyAuthenticator} className="-my-1.5" />
    </span>
  );
}
