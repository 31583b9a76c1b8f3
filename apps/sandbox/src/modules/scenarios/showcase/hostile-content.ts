import { HOUR, MINUTE, type Scenario } from "../../../core/scenario.ts";
import { newAddress } from "../../../crypto/address.ts";
import type { World } from "../../../world/world.ts";
import { announcements } from "../../content/notices/exports.ts";
import { published } from "../../content/site/exports.ts";
import { costOf, dealerOf, dealers } from "../../p2p/exports.ts";
import { seedFile } from "../../receipt-methods/files/exports.ts";
import {
  applyToBecomeOfficial,
  ask,
  elsewhere,
  handInPassport,
  type Person,
  persona,
  registerMerchant,
  withdraw,
} from "../story/exports.ts";

/** Handwritten, each for one possible mistake of a page. The only effect is a visible box if it gets through. */
const attacks = {
  script: `<script>alert("title")</script>`,
  image: `<img src=x onerror="alert('image')">`,
  link: `<a href="javascript:alert('link')">Your prize</a>`,
  attribute: `" autofocus onfocus="alert('attribute')`,
  template: "{{7*7}} <%= 7*7 %> {count, plural, other {#}}",
  formula: `=HYPERLINK("http://evil.example","open")`,
  direction: "invoice\u202Egpj.exe",
  invisible: "Mei\u200BLin\uFEFF",
  stacked: `Z${"\u0337\u0322\u0489".repeat(20)}algo`,
  endless: "W".repeat(180),
  emoji: "👩‍👩‍👧‍👦".repeat(12),
  quotes: `O'Brien & "Söhne" <GmbH>`,
} as const;

export const hostile = {
  all: Object.values(attacks),
  ...attacks,
  name: `O'Brien <b>née</b> ${attacks.direction}`,
  shortScript: "<script>alert(1)</script>",
  /** The body of a page, to be sanitised by the client. */
  page: [
    "<style>body{display:none}</style>",
    `<iframe src="https://evil.example/"></iframe>`,
    `<form action="https://evil.example/"><input name="password"></form>`,
    `<svg><animate onbegin="alert('svg')" attributeName="x"></animate></svg>`,
    `<p style="position:fixed;inset:0;background:#fff">Session ended. Sign in at evil.example.</p>`,
  ].join(""),
} as const;

const shop = {
  emailAddress: "o'brien+tag@shop.example",
  fullName: hostile.image.slice(0, 120),
  shortName: hostile.shortScript,
  businessScope: hostile.all.join(" ").slice(0, 500),
};

export const hostileContent: Scenario = {
  name: "hostile-content",
  topic: "content",
  title: { en: "Hostile content", "zh-CN": "恶意内容" },
  about: {
    en: "News, names, labels, remarks and a dealer's account full of markup, scripts, formulas, direction marks and endless words. All of it must show as text.",
    "zh-CN": "公告、姓名、标签、备注与商家收款信息中充满标记、脚本、公式、方向控制符与超长文本，均须按纯文本显示。",
  },
  begins: 2 * HOUR,
  apply: (stage) => {
    const { world } = stage;
    publish(world);
    const mei = persona(stage, "mei");
    saveAddresses(world, mei);
    for (const remark of hostile.all) ask(mei, { ...elsewhere.TRC20, remark }, "20");
    withdraw(mei, { ...elsewhere.ETH, remark: hostile.image }, "0.1");
    handInPassport(persona(stage, "fresh"), hostile.shortScript, hostile.name, "533380006");
    const { uid: id } = persona(stage, "pending");
    stage.act("reviewer", "decide", { queue: "kyc", id, decision: "reject", reason: hostile.image });
    applyToBecomeOfficial(registerMerchant(stage, shop), shop);
    // The payment deadline is a quarter of an hour.
    world.clock.advanceTo(stage.now - MINUTE);
    buyFromHostile(world, mei);
  },
};

/** Inserted directly, because no product call publishes content. */
function publish(world: World): void {
  hostile.all.forEach((text, index) => {
    const wording = (title: string) => ({ title, summary: title, body: `<p>${text}</p>${hostile.page}` });
    const written = { en: wording(text), "zh-CN": wording(`恶意 ${text}`) };
    const publishedAt = world.clock.now() - index * 60_000;
    world.table(announcements).insert({ id: world.newId("ann"), in: written, publishedAt });
    for (const kind of ["help", "news"] as const)
      world.table(published).insert({ id: `${kind}_hostile-${index}`, kind, in: written, publishedAt });
  });
}

/** A dealer's name is unchecked: an order to pay, with a picture of the same name. */
function buyFromHostile(world: World, mei: Person): void {
  const { id, accounts } = dealerOf(world, "lotus");
  const method = "rm_code_cny";
  const values = [
    { key: "accountHolderName", value: `${hostile.script} ${hostile.direction}` },
    { key: "payId", value: `${hostile.attribute} ${hostile.endless}` },
    { key: "qrCode", value: seedFile(world, id, "receiptCode", `${hostile.direction} ${hostile.shortScript}.png`) },
  ];
  world.table(dealers).update(id, { name: hostile.image, accounts: { ...accounts, [method]: values } });
  const pair = { coin: "USDT", legalCurrency: "CNY" };
  const { buyPrice: price } = mei.call("getReferencePrice", pair);
  const [quantity, amount] = ["200", costOf("200", price)];
  mei.call("userBuyCoin", { ...pair, quantity, price, amount, receiptMethodId: method });
}

function saveAddresses(world: World, mei: Person): void {
  for (const text of hostile.all) {
    const verification = { googleCode: mei.googleCode() };
    const [label, address] = [text.slice(0, 20), newAddress("tron", world.random)];
    mei.call("createUserCoinAddress", { coin: "USDT", network: "TRC20", address, label, verification });
  }
}
