import { Below } from "./below.tsx";
import { Hero } from "./hero.tsx";
import { Turns } from "./turns.tsx";

export function HomeScreen() {
  return (
    <>
      <Hero />
      <Turns />
      <Below />
    </>
  );
}
