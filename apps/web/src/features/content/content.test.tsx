import { act, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { openApp } from "../../../test/app.tsx";
import { button, text, words } from "../../../test/page.tsx";

/** What shows that somebody is at the page; the rest of it comes then. */
const move = () => act(async () => void window.dispatchEvent(new Event("pointermove")));
/** Reduced motion or not; everything is in view. */
function see({ still }: { still: boolean }) {
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      readonly observe: () => void;
      constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
        this.observe = () => seen([{ isIntersecting: true }]);
      }
      disconnect = () => undefined;
    },
  );
  const query = (media: string) => ({ media, matches: still && media.includes("reduced-motion") });
  vi.spyOn(window, "matchMedia").mockImplementation(
    (media) => Object.assign(new EventTarget(), query(media)) as unknown as MediaQueryList,
  );
}

describe("home", () => {
  beforeEach(() => void vi.spyOn(window, "scrollTo").mockImplementation(() => undefined));

  it("scrolls to the address's anchor after 200 ms, below the header", async () => {
    const app = await openApp("/?to=card");
    await move();
    await text("contentHome.priceTitle");
    const part = document.getElementById("card");
    vi.spyOn(part as HTMLElement, "getBoundingClientRect").mockReturnValue({ top: 1500 } as DOMRect);
    await app.pass(200);
    await waitFor(() => expect(window.scrollTo).toHaveBeenCalledWith(expect.objectContaining({ top: 1500 - 60 })));
  });

  it.each(["/", "/about"])("has one part in %s for each anchor", async (path) => {
    await openApp(path);
    await move();
    for (const name of ["wallet", "card", "apply", "company", "team"])
      await waitFor(() => expect(document.querySelectorAll(`[id=${name}]`), name).toHaveLength(1));
  });

  it("scrolls to a late part once it is there", async () => {
    const app = await openApp("/");
    await app.goTo("/?to=team");
    const part = document.getElementById("team");
    part?.removeAttribute("id");
    vi.mocked(window.scrollTo).mockClear();
    await app.pass(200);
    const late = document.body.appendChild(document.createElement("div"));
    late.id = "team";
    onTestFinished(() => late.remove());
    await waitFor(() => expect(window.scrollTo).toHaveBeenCalledOnce());
  });

  it("invites a visitor to sign up, and links a user to the assets", async () => {
    const visitor = await openApp("/");
    expect((await button("contentPictures.openAccount")).getAttribute("href")).toBe("/user/register?type=personal");
    visitor.close();
    await openApp("/", { as: "mei" });
    await button("contentPictures.toAssets");
    await move();
    await text("contentHome.fiveTitle");
    const invitations = [...document.querySelectorAll("main a")].filter((link) => link.matches("[href*=register]"));
    expect(invitations).toEqual([]);
  });

  it("shows news one by one, and nothing without any", async () => {
    const app = await openApp("/");
    const first = await screen.findByRole("link", { name: "Every limit and refusal explained in the help centre" });
    await app.user.click(screen.getByText(words("contentHome.nextNews", { at: 1, of: 3 })));
    expect(first.textContent).toBe("How to tell an address that only looks like yours");
    app.close();
    const nothing = { Status: true, data: [] };
    await openApp("/", {
      network: async (request, go) =>
        request.url.includes("GetRotationList") ? Response.json({ ...(await (await go()).json()), ...nothing }) : go(),
    });
    await text("contentHome.heading");
    expect(screen.getByLabelText(words("contentHome.news")).textContent).toBe("");
  });

  it("animates a deposit's blocks when in view, and again on demand", async () => {
    const app = await openApp("/");
    see({ still: false });
    await move();
    await text("contentPictures.confirming", { block: 14, all: 20 });
    for (let block = 14; block < 20; block++) await app.pass(700);
    const credited = await text("contentPictures.credited");
    const again = credited.closest("[role=img]")?.nextElementSibling as HTMLElement;
    await app.user.click(again);
    await text("contentPictures.confirming", { block: 14, all: 20 });
  });

  it("stands still with reduced motion", async () => {
    const app = await openApp("/");
    see({ still: true });
    await move();
    await text("contentPictures.confirming", { block: 14, all: 20 });
    await app.pass(10_000);
    await text("contentPictures.confirming", { block: 14, all: 20 });
    await text("contentPictures.priceHeld");
  });
});
