import { waitFor } from "@testing-library/react";

/** Finds a field by its label, for labels that the server sends. */
export const labelled = (words: string): Promise<HTMLElement> =>
  waitFor(() => {
    const label = [...document.querySelectorAll("main label")].find((each) => each.textContent?.startsWith(words));
    const control = (label as HTMLLabelElement | undefined)?.control;
    if (!control) throw new Error(`No field ${words}.`);
    return control;
  });
