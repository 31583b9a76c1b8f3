import { join } from "node:path";
import type { Plugin } from "vite";
import { areaModules } from "./route-areas.ts";
import { usedModules } from "./used-modules.ts";

const web = join(import.meta.dirname, "..");
const form = "src/platform/form";
const component = (name: string) => `../../packages/ui/src/components/${name}.tsx`;

/**
 * The bundler's own rule, a chunk for each set of pages that share a module, makes ninety files of one page. Here a chunk
 * is what a visit needs at one moment: its roots (files, folders, or the end of a module's id) and all they import, but for what an earlier chunk
 * has. So a chunk only ever imports earlier ones, and no circle can form.
 */
const chunks: readonly { name: string; roots: readonly string[] }[] = [
  /** Before anything is drawn. */
  {
    name: "start",
    roots: [
      "src/main.tsx",
      ...["amount", "avatar", "card", "coin-icon", "status-chip", "summary-list", "table", "two-line"].map(component),
      // What a list or an article to read is drawn with, whose pages begin without the client.
      ...["copy-button", "empty-state", "input-group", "notice", "pagination"].map(component),
      ...["day", "page", "when"].map((name) => `src/platform/page/${name}.tsx`),
      ...["list-query.ts", "pages.tsx", "search-field.tsx", "use-list-search.ts"].map(
        (file) => `src/platform/table/${file}`,
      ),
      ...["check", "chevron-right"].map((icon) => `/lucide-react/dist/esm/icons/${icon}.mjs`),
      // What is counted, and what the addresses of several areas are read with: too small for files.
      "src/platform/measuring/events.ts",
      ...[
        "src/platform/table/list-search.ts",
        "src/platform/url/search-fields.ts",
        "src/features/cash/recipients/recipient-search.ts",
      ],
    ],
  },
  /** The client, which the start does without until something is asked for. */
  {
    name: "client",
    roots: [
      "src/platform/api.ts",
      // What became of a call.
      ...["failure-note", "load-failure"].map((name) => `src/platform/page/${name}.tsx`),
      "src/platform/use-action.ts",
    ],
  },
  /** What a public page shows first; the rest comes with the first sign of a person. */
  {
    name: "public",
    roots: [
      ...[
        "anchor-scroll",
        "code-block",
        "heading",
        "later",
        "open-account",
        "page-head",
        "section",
        "stage",
        "tick",
      ].map((name) => `src/features/content/pieces/${name}.tsx`),
      ...["checked", "deposit", "sandbox-clock", "signing"].map((name) => `src/features/content/pictures/${name}.tsx`),
      "src/features/content/pieces/use-play.ts",
    ],
  },
  { name: "public-more", roots: ["src/features/content/pieces/", "src/features/content/pictures/"] },
  /**
   * What all pages with an account draw with. Before the routes of one area stands what several trading areas call and name:
   * it would bring those routes to the others.
   */
  {
    name: "account",
    roots: [
      // What addresses of several areas are read with: with the routes of one they would bring it to pages of another.
      ...["src/platform/table/record-search.ts", "src/platform/flow/flow-search.ts"],
      ...[
        "otc/order-filters.ts",
        "assets/entry-search.ts",
        "withdrawals/main-wallet.ts",
        "transfers/transfer-search.ts",
      ].map((file) => `src/features/${file}`),
      "src/platform/p2p/",
      "src/platform/quote/api.ts",
      ...["convert", "otc"].map((area) => `src/features/${area}/api.ts`),
      "/react-query/build/modern/queryOptions.js",
      "../../packages/sdk/src/gen/enums.ts",
    ],
  },
  /** An area's routes without their pages. */
  ...areaModules().map(({ area, id }) => ({ name: `routes-${area}`, roots: [id] })),
  /** What somebody types into and chooses with. */
  { name: "controls", roots: ["field", "password-input", "tabs"].map(component) },
  /** What lists of what is written share with its own pages: help, news and announcements. */
  {
    name: "written",
    roots: [
      "src/platform/read-api.ts",
      ...["about-page.ts", "language-note.tsx", "read-failure.tsx"].map((file) => `src/platform/page/${file}`),
      "/lucide-react/dist/esm/icons/newspaper.mjs",
    ],
  },
  /** What is written itself. */
  { name: "article", roots: ["src/platform/page/article.tsx"] },
  /** What the pages of the help centre share. */
  {
    name: "help",
    roots: [
      "/src/routes/help/route.tsx?tsr-split=component",
      ...["article-list", "search-box", "section-mark", "sections", "sections-link"].map(
        (name) => `src/features/content/help/${name}.tsx`,
      ),
    ],
  },
  {
    name: "account",
    roots: [
      ...["checkbox", "segmented"].map(component),
      "src/platform/page/address.tsx",
      ...["account", "assets", "convert", "creditcard", "fiat", "otc"].map((area) => `src/routes/${area}/route.tsx`),
      "src/app/navigation/section-layout.tsx",
      // All but how a merchant's payments stand.
      ...["followed.ts", "record-status", "status-path.tsx", "status-tag.tsx", "status.ts"].map(
        (file) => `src/platform/status/${file}`,
      ),
      "/react-query/build/modern/useSuspenseQuery.js",
      // Too small for a file.
      "/lucide-react/dist/esm/icons/lock.mjs",
    ],
  },
  /** Steps of a flow, and what is said once, before the merchant's share of pages takes them along. */
  { name: "fields", roots: [component("steps"), "src/platform/once-key.ts"] },
  /** The frame of the merchant's console: with its routes, once it is known what all pages draw with. */
  {
    name: "routes-merchant",
    roots: [
      "/src/routes/merchant/route.tsx?tsr-split=component",
      // What waits for the merchant's word, on pages of several kinds.
      "src/features/merchant/wallet/pending.tsx",
    ],
  },
  /** What opens over a page: menus, sheets, popovers, dialogs. */
  {
    name: "opened",
    roots: [
      ...["choice-menu", "download-panel", "menu-panel", "mobile-menu", "notice-panel", "user-menu"].map(
        (name) => `src/app/navigation/${name}.tsx`,
      ),
      // They only hand on what others export, and would be a file of nothing.
      "/dist/es2015/index.js",
      ...["alert-dialog", "dialog"].map(component),
    ],
  },
  /** Who is not there any more is watched for a minute later. */
  { name: "idle", roots: ["src/app/idle.ts"] },
  /** What comes over a page by itself, once there is something to say: its library is a quarter of all that opens. */
  { name: "notifications", roots: ["src/app/overlays.tsx"] },
  /** Amounts, and tables of them. */
  {
    name: "money",
    roots: [
      ...[
        "src/platform/money/",
        "src/platform/chart/",
        "src/platform/heights.ts",
        "src/platform/time/duration.ts",
        "src/platform/visible-characters.ts",
      ],
      "src/platform/table/data-table.tsx",
      // Shared by the overview and other pages, and too small for files of their own.
      ...["plot.ts", "pending.ts", "asset-tabs.tsx"].map((file) => `src/features/assets/${file}`),
    ],
  },
  /** A form of plain fields, as to sign in. */
  {
    name: "form",
    roots: ["use-coffer-form.ts", "form.tsx", "text-field.tsx", "password-field.tsx", "submit-button.tsx"].map(
      (file) => `${form}/${file}`,
    ),
  },
  /** Signing in, on its page and over any other, with what it shares with opening an account. */
  {
    name: "sign-in",
    roots: [
      "/src/routes/user/login.tsx?tsr-split=component",
      ...["sign-in.ts", "sign-in-steps.tsx", "entry-page.tsx", "contact-tabs.tsx"].map(
        (file) => `src/features/auth/${file}`,
      ),
    ],
  },
  /** What the pages of the merchant's console share. */
  {
    name: "merchant",
    roots: [
      "src/platform/merchant/",
      ...["events-api.ts", "official-steps.tsx", "use-news.ts"].map((file) => `src/features/merchant/${file}`),
      ...["decidable.ts", "decided-lines.tsx", "use-decide.tsx"].map((file) => `src/features/merchant/orders/${file}`),
      "src/features/merchant/rates/deviation.tsx",
      "src/platform/status/payment-order-status.ts",
    ],
  },
  /** The calls of earn, which its products begin without. */
  { name: "earn-calls", roots: ["src/features/earn/api.ts"] },
  /** What the products of earn and what is staked share. */
  {
    name: "earn",
    roots: ["product-rows.tsx", "questions.tsx", "read-api.ts"].map((file) => `src/features/earn/${file}`),
  },
  /** What the pages of what is staked share. */
  {
    name: "staked",
    roots: ["earn-status.ts", "pause.tsx", "staked-query.ts"].map((file) => `src/features/earn/${file}`),
  },
  /** The product's rules as schemas, and the library they are written with. */
  {
    name: "rules",
    roots: [
      "../../packages/sdk/src/rules.ts",
      // What typed amounts are read with: among all kinds of fields it would bring those to a calculator.
      "src/platform/amount/amount-input.ts",
    ],
  },
  { name: "phone", roots: [`${form}/phone-book.ts`] },
  { name: "upload", roots: ["upload-field.tsx", "files-field.tsx"].map((file) => `${form}/${file}`) },
  /** Every other kind of field, and what narrows a long list and hands it over as a file. */
  {
    name: "fields",
    roots: [
      ...[`${form}/`, "src/platform/table/", "src/platform/page/sticky-action.tsx"],
      // Marks too small for files.
      ...["landmark", "scale", "user-check", "users"].map((icon) => `/lucide-react/dist/esm/icons/${icon}.mjs`),
      // Of what pages that trade share the little that those with dealers need.
      ...["rate-text.ts", "ring.tsx", "use-paying.ts"].map((file) => `src/platform/quote/${file}`),
    ],
  },
  /** What proves who asks, and where coins go: what chooses, checks and keeps an address. */
  {
    name: "proof",
    roots: ["src/platform/proof/", "src/platform/destination/", "src/features/address-book/add-dialog.tsx"],
  },
  { name: "pictures", roots: ["src/platform/page/sent-files.tsx"] },
  { name: "qr", roots: ["src/platform/page/qr-code.tsx"] },
  /** What the pages about an account's protection share: those that only show it, and those with its forms. */
  {
    name: "protection",
    roots: [
      "src/platform/profile/",
      ...["done-note.tsx", "event-table.tsx", "event-labels.ts", "setup-page.tsx"].map(
        (file) => `src/features/profile/${file}`,
      ),
      // What the pages of API keys share is too small for a file.
      ...["key-proof.ts", "key-labels.tsx", "no-keys.tsx"].map((file) => `src/features/api-keys/${file}`),
      "/lucide-react/dist/esm/icons/key-round.mjs",
    ],
  },
  {
    name: "protection-forms",
    roots: ["bind-authenticator.tsx", "contact-form.tsx", "pin-form.tsx", "use-focus-swap.ts", "use-setup-step.ts"].map(
      (file) => `src/features/profile/${file}`,
    ),
  },
  /** Entries of one wallet and of all. */
  {
    name: "entries",
    roots: ["entries.tsx", "cloud-entries.tsx"].map((file) => `src/features/assets/${file}`),
  },
  /** Orders with dealers: what their list and their pages share, and the page of one without what opens over it. */
  {
    name: "fiat-orders",
    roots: ["order-facts/", "appeal/appeal-status.ts", "appeal/use-appeal.ts", "order/order-screen.tsx"].map(
      (file) => `src/features/p2p/${file}`,
    ),
  },
  /** With what turns two wallets or two coins around. */
  { name: "flow", roots: ["src/platform/flow/", "/lucide-react/dist/esm/icons/arrow-down-up.mjs"] },
  /** What the pages about multisig wallets share: with the first of them. */
  {
    name: "multisig",
    roots: [
      "/src/routes/assets/multisig.tsx?tsr-split=component",
      ...["create-flow.tsx", "unfinished.tsx", "wallet-query.ts", "status.ts"].map(
        (file) => `src/features/multisig/${file}`,
      ),
    ],
  },
  /** Deposits, withdrawals, transfers: everybody's own pages, and what a merchant's share with them. */
  { name: "recharge", roots: ["/src/routes/assets/recharge.tsx?tsr-split=component", "src/features/deposits/"] },
  { name: "withdraw", roots: ["/src/routes/assets/withdraw.tsx?tsr-split=component", "src/features/withdrawals/"] },
  { name: "transfer", roots: ["/src/routes/assets/transfer.tsx?tsr-split=component", "src/features/transfers/"] },
  {
    name: "merchant-withdraw",
    roots: ["index", "order"].map((page) => `/src/routes/merchant/withdraw/${page}.tsx?tsr-split=component`),
  },
  /** What the pages of the cash account share. */
  {
    name: "cash",
    roots: [
      "src/routes/assets/cash/route.tsx",
      ...["active-only.tsx", "channel-names.ts", "pay-link.tsx", "supervision.tsx"].map(
        (file) => `src/features/cash/account/${file}`,
      ),
      ...["account-text.tsx", "use-payout-channels.ts"].map((file) => `src/features/cash/form/${file}`),
      // Shared by several pages, and too small for files.
      ...["order-state.ts", "one-order.tsx"].map((file) => `src/features/cash/orders/${file}`),
    ],
  },
  /** Its forms about banks and people; the checks of banks' codes come with the first that is made. */
  {
    name: "cash-forms",
    roots: [
      "src/routes/apps/beneficiary/route.tsx",
      ...["channel-choice.tsx", "use-bank-form.ts", "use-form-end.ts"].map((file) => `src/features/cash/form/${file}`),
      ...["recipient-editor.tsx", "recipient-list.tsx", "remove-recipient.tsx"].map(
        (file) => `src/features/cash/recipients/${file}`,
      ),
    ],
  },
  /** What the two flows of the cash account share. */
  {
    name: "cash-flow",
    roots: ["src/features/cash/order-form/", "src/features/cash/papers/papers-dialog.tsx"],
  },
  /** What the pages that trade share: rates and prices, orders and what becomes of them. */
  {
    name: "trading",
    roots: [
      ...["src/platform/quote/", "src/features/otc/order-list.tsx", "src/features/convert/large-conversion-view.tsx"],
      // By card and on a payment page.
      ...["buy-label.tsx", "coin-money.tsx", "order-lines.tsx", "order-link.tsx", "rate-difference.tsx", "way.ts"].map(
        (file) => `src/platform/quick-pay/${file}`,
      ),
    ],
  },
];

export function chunkPlan(): Plugin {
  const chunkOf = new Map<string, string>();
  return {
    name: "coffer:chunks",
    apply: "build",
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            // The start names every file, and a hash doesn't compress: seven letters are the fewest the bundler takes.
            chunkFileNames: "assets/[name]-[hash:7].js",
            entryFileNames: "assets/[name]-[hash:7].js",
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [{ name: (id: string) => chunkOf.get(id) ?? null }],
            },
          },
        },
      },
    }),
    async buildEnd() {
      chunkOf.clear();
      const seen = new Set<string>();
      const ids = [...this.getModuleIds()];
      for (const { name, roots } of chunks) {
        for (const root of roots) {
          const inside = ids.filter((id) => (/^[/\0]/.test(root) ? id.endsWith(root) : id.startsWith(join(web, root))));
          if (inside.length === 0) this.error(`The chunk "${name}" has nothing of ${root}: see vite/chunks.ts.`);
          for (const id of inside) if (!chunkOf.has(id)) chunkOf.set(id, name);
          for (const id of inside)
            for (const used of await usedModules(id, this, seen)) if (!chunkOf.has(used)) chunkOf.set(used, name);
        }
      }
    },
  };
}
