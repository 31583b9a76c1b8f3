import { later } from "../pieces/later.tsx";
import { Hero } from "./hero.tsx";
import { Turns } from "./turns.tsx";

const Below = later(async () => (await import("./below.tsx")).Below);

export function HomeScreen() {
  return (
    <>
      <Hero />
      <Turns />
      <Below />
    </>
  );
}
