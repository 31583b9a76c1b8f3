import code from "./pay-code.svg?no-inline";

/** A payment code as at every till: black on white in both modes. The address in it is the sandbox's example. */
export function PayCode() {
  return (
    <span className="rounded-lg border border-line bg-white p-5">
      <img src={code} alt="" width={158} height={158} loading="lazy" className="size-[158px]" />
    </span>
  );
}
