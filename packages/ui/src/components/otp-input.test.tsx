import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { OtpInput } from "./otp-input.tsx";

function Code({ masked, onComplete }: { masked?: boolean; onComplete?: (code: string) => void }) {
  const [code, setCode] = useState("");
  return <OtpInput aria-label="Code" value={code} onChange={setCode} masked={masked} onComplete={onComplete} />;
}

test("accepts a pasted code with spaces", async () => {
  const done = vi.fn();
  render(<Code onComplete={done} />);
  const input = screen.getByRole<HTMLInputElement>("textbox", { name: "Code" });
  expect(input.autocomplete).toBe("one-time-code");
  await userEvent.click(input);
  await userEvent.paste("402 117");
  expect(input.value).toBe("402117");
  expect(done).toHaveBeenCalledWith("402117");
});

test("replaces a complete code with a pasted one", async () => {
  render(<Code />);
  const input = screen.getByRole<HTMLInputElement>("textbox", { name: "Code" });
  await userEvent.type(input, "111111");
  await userEvent.paste("Your code is 402 117.");
  expect(input.value).toBe("402117");
});

test("ignores letters", async () => {
  render(<Code />);
  const input = screen.getByRole<HTMLInputElement>("textbox", { name: "Code" });
  await userEvent.type(input, "4a0");
  expect(input.value).toBe("40");
});

test("never renders a masked code", async () => {
  const { container } = render(<Code masked />);
  const input = screen.getByLabelText<HTMLInputElement>("Code");
  expect(input.autocomplete).toBe("off");
  await userEvent.type(input, "1234");
  expect(input.value).toBe("1234");
  expect(container.textContent).not.toMatch(/\d/);
});
