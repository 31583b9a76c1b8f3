import code from "./pay-code.svg?no-inline";

/** A payment QR code: black on white in both themes, with the sandbox's example address. */
export function PayCode() {
  return (
    <span className="rounded-lg border border-line bg-white p-5">
      <img src={code} alt="" width={158} height={158} loading="lazy" className="size-[158px]" />
    </span>
  );
}
