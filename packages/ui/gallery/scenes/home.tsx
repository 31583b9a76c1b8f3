import {
  Amount,
  Button,
  Card,
  LogoMark,
  NavMenu,
  NavMenuButton,
  NavMenuLink,
  NavMenuPanel,
  NavMenuPanelLink,
  StatusChip,
  TwoLine,
} from "../../src/index.ts";

const signers = [
  ["Mei Lin", "Treasurer", "good", "Signed 14:02"],
  ["Arjun Rao", "Finance director", "good", "Signed 14:09"],
  ["Sofia Brandt", "Chief executive", "neutral", "Waiting"],
] as const;

function Hero() {
  return (
    <div>
      <h1 className="text-balance font-serif text-hero">Your keys held like a bank holds gold.</h1>
      <p className="mt-6 text-ink-2 text-lg leading-7">
        Custody, multi-signature wallets and fiat accounts in one place. Every movement is approved, recorded and yours
        to export.
      </p>
      <div className="mt-7 flex flex-wrap gap-3">
        <Button size="xl">Open an account</Button>
        <Button size="xl" variant="secondary">
          Talk to us
        </Button>
      </div>
    </div>
  );
}

export function HomeScene() {
  return (
    <>
      <header className="flex h-[60px] items-center gap-4 px-4 sm:px-8">
        <span className="flex items-center gap-2.5 font-semibold text-base">
          <LogoMark /> Coffer
        </span>
        <NavMenu label="Main" className="max-sm:hidden">
          <li>
            <NavMenuPanel button={<NavMenuButton>Products</NavMenuButton>}>
              {["Custody", "Multisig", "Merchant"].map((item) => (
                <NavMenuPanelLink key={item} href="#x">
                  {item}
                </NavMenuPanelLink>
              ))}
            </NavMenuPanel>
          </li>
          <NavMenuLink href="#x">Brokerage</NavMenuLink>
          <NavMenuLink href="#x">Convert</NavMenuLink>
        </NavMenu>
        <div className="ml-auto flex gap-2.5">
          <Button variant="secondary">Sign in</Button>
          <Button className="max-sm:hidden">Open an account</Button>
        </div>
      </header>
      <main className="mx-auto grid max-w-[1200px] items-center gap-16 px-4 py-10 sm:px-8 sm:py-16 lg:grid-cols-2">
        <Hero />
        <Card>
          <div className="flex items-start justify-between p-6">
            <div>
              <p className="text-ink-2 text-label">Treasury multisig</p>
              <Amount size="large" whole="40.00" unit="BTC" />
              <p className="text-ink-2 text-label">
                to Cold storage 2 · <span className="font-mono">bc1q…9k4m</span>
              </p>
            </div>
            <StatusChip tone="warn">2 of 3 signed</StatusChip>
          </div>
          <ul className="divide-y divide-line">
            {signers.map(([name, role, tone, state]) => (
              <li key={name} className="flex items-center justify-between px-6 py-2">
                <TwoLine title={name} note={role} />
                <StatusChip tone={tone}>{state}</StatusChip>
              </li>
            ))}
          </ul>
        </Card>
      </main>
    </>
  );
}
