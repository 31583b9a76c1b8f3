import { KeyRoundIcon, LogInIcon, SendIcon } from "lucide-react";
import { FormattedMessage } from "../../platform/intl/intl.ts";

const protectedActs = [
  [LogInIcon, "profile.protectsSignIn"],
  [SendIcon, "profile.protectsWithdrawals"],
  [KeyRoundIcon, "profile.protectsChanges"],
] as const;

/** The actions that need the authenticator's code once it is bound. */
export function ProtectsNote() {
  return (
    <aside aria-labelledby="protects" className="lg:pt-2">
      <h2 id="protects" className="font-medium">
        <FormattedMessage id="profile.protects" />
      </h2>
      <ul className="mt-3 flex flex-col gap-3 text-ink-2">
        {protectedActs.map(([Icon, id]) => (
          <li key={id} className="flex gap-2.5">
            <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
            <FormattedMessage id={id} />
          </li>
        ))}
      </ul>
    </aside>
  );
}
