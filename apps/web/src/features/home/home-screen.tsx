import { AnchorScroll } from "./anchor-scroll.tsx";
import { Hero } from "./hero.tsx";
import { Offers } from "./offers.tsx";
import { Sections } from "./sections.tsx";

export function HomeScreen() {
  return (
    <div className="mx-auto w-full max-w-[1200px] px-4 sm:px-8">
      <AnchorScroll />
      <Hero />
      <Offers />
      <Sections />
    </div>
  );
}
