import { Suspense, useState } from "react";
import { expect, it, vi } from "vitest";
import { openFlow } from "../../../test/flow.tsx";
import { button, noText, text } from "../../../test/page.tsx";
import { FormattedMessage } from "../intl/intl.ts";
import { lazyPart } from "./lazy-part.tsx";

const gone = new TypeError("Failed to fetch dynamically imported module: /assets/part.js");

async function openWith(load: () => Promise<() => React.ReactNode>) {
  const Part = lazyPart(load);
  const app = await openFlow(function Form() {
    const [open, setOpen] = useState(true);
    return (
      <>
        <input aria-label="typed" />
        <button type="button" onClick={() => setOpen(!open)}>
          <FormattedMessage id="flow.back" />
        </button>
        {open && (
          <Suspense>
            <Part />
          </Suspense>
        )}
      </>
    );
  });
  await button("flow.back");
  const input = document.querySelector("input") as HTMLInputElement;
  await app.user.type(input, "what somebody typed");
  return { ...app, input };
}

it("reports a missing script in place, retries it, and keeps input around it", async () => {
  const load = vi.fn<() => Promise<() => React.ReactNode>>();
  load
    .mockRejectedValueOnce(gone)
    .mockRejectedValueOnce(gone)
    .mockResolvedValue(() => <p>the part</p>);
  const app = await openWith(load);
  await text("error.partBody");
  expect(noText("error.reload")).toBe(true);
  await app.press("error.again");
  await text("error.partNewer");
  await button("error.reload");
  await app.press("error.again");
  await vi.waitFor(() => expect(document.body.textContent).toContain("the part"));
  expect(document.querySelector("[role=alert]")).toBeNull();
  expect(app.input.isConnected && app.input.value).toBe("what somebody typed");
  expect(load).toHaveBeenCalledTimes(3);
});

it("imports again when reopened, and never after success", async () => {
  const load = vi.fn<() => Promise<() => React.ReactNode>>();
  load.mockRejectedValueOnce(gone).mockResolvedValue(() => <p>the part</p>);
  const app = await openWith(load);
  await text("error.partBody");
  await app.press("flow.back");
  await app.press("flow.back");
  await vi.waitFor(() => expect(document.body.textContent).toContain("the part"));
  await app.press("flow.back");
  await app.press("flow.back");
  await vi.waitFor(() => expect(document.body.textContent).toContain("the part"));
  expect(load).toHaveBeenCalledTimes(2);
});
