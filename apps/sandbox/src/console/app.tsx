import { AddressPlaces } from "./frame/address-places.tsx";
import { Shell } from "./frame/shell.tsx";
import { useSpoken } from "./language.ts";
import { Panel } from "./panel.tsx";
import { SignIn } from "./panels/sign-in/sign-in.tsx";
import { usePlace } from "./places.tsx";
import { LanguageContext } from "./words/use-words.ts";

/** The console on its own page. */
export const App = () => (
  <LanguageContext value={useSpoken()}>
    <AddressPlaces>
      <Page />
    </AddressPlaces>
  </LanguageContext>
);

function Page() {
  const { signIn } = usePlace();
  if (signIn !== null) return <SignIn uid={signIn} />;
  return (
    <Shell>
      <Panel />
    </Shell>
  );
}
