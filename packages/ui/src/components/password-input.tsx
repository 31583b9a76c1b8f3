import { EyeIcon, EyeOffIcon } from "lucide-react";
import { useState } from "react";
import { InputGroup, type InputGroupProps } from "./input-group.tsx";

export interface PasswordInputProps extends Omit<InputGroupProps, "type" | "trailing"> {
  /** The accessible names of the button in its two states. */
  showLabel: string;
  hideLabel: string;
}

export function PasswordInput({ showLabel, hideLabel, ...props }: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  const label = shown ? hideLabel : showLabel;
  return (
    <InputGroup
      autoComplete="current-password"
      {...props}
      type={shown ? "text" : "password"}
      spellCheck={false}
      autoCapitalize="none"
      trailing={
        <button
          type="button"
          aria-label={label}
          title={label}
          onClick={() => setShown(!shown)}
          className="-mr-1.5 grid size-7 place-items-center rounded-sm text-ink-2 hover:text-ink touch:-mr-3 touch:size-11"
        >
          {shown ? <EyeOffIcon className="size-4" /> : <EyeIcon className="size-4" />}
        </button>
      }
    />
  );
}
