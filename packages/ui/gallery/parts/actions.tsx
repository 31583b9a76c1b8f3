import { SettingsIcon, XIcon } from "lucide-react";
import { useState } from "react";
import { Button, CopyButton, IconButton, toast } from "../../src/index.ts";
import { Block } from "./block.tsx";

export function Actions() {
  const [loading, setLoading] = useState(false);
  return (
    <>
      <Block name="Button">
        <Button>Deposit</Button>
        <Button variant="secondary">Withdraw</Button>
        <Button variant="ghost">Details</Button>
        <Button variant="danger">Cancel withdrawal</Button>
        <Button variant="link">Address book</Button>
        <Button disabled>Off</Button>
        <Button loading loadingLabel="Sending">
          Withdraw 0.5 BTC
        </Button>
        <Button loading={loading} loadingLabel="Sending" onClick={() => setLoading(true)} data-testid="loads">
          Click to load
        </Button>
        <Button asChild variant="secondary">
          <a href="#x">Read the fees</a>
        </Button>
      </Block>
      <Block name="Sizes">
        <Button size="sm">sm 30</Button>
        <Button size="md">md 38</Button>
        <Button size="lg">lg 44</Button>
        <Button size="xl">xl 48</Button>
      </Block>
      <Block name="IconButton, CopyButton, Toaster">
        <IconButton label="Settings">
          <SettingsIcon />
        </IconButton>
        <IconButton label="Remove" variant="secondary" size="sm">
          <XIcon />
        </IconButton>
        <CopyButton text="bc1q" label="Copy address" copiedLabel="Copied" failedLabel="Copy it by hand" />
        <CopyButton iconOnly text="bc1q" label="Copy" copiedLabel="Copied" failedLabel="Copy it by hand" />
        <Button
          variant="secondary"
          onClick={() => toast.success("Address saved", { description: "It can be used after 24 hours." })}
        >
          Good toast
        </Button>
        <Button variant="secondary" onClick={() => toast.error("Address not saved")}>
          Bad toast
        </Button>
      </Block>
    </>
  );
}
