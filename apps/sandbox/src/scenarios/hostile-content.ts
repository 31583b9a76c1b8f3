import { newAddress } from "../crypto/address.ts";
import { announcements } from "../domain/content/content.ts";
import { rejectIdentity } from "../domain/kyc/decide.ts";
import type { World } from "../world/world.ts";
import { hostile } from "./hostile-texts.ts";
import { ask, elsewhere, withdraw } from "./money.ts";
import { applyToBecomeOfficial, handInPassport, registerMerchant } from "./papers.ts";
import { type Person, persona } from "./person.ts";
import { HOUR, type Scenario } from "./scenario.ts";

const shop = {
  emailAddress: "o'brien+tag@shop.example",
  fullName: hostile.image.slice(0, 120),
  shortName: hostile.shortScript,
  businessScope: hostile.all.join(" ").slice(0, 500),
};

export const hostileContent: Scenario = {
  name: "hostile-content",
  title: { en: "Hostile content", "zh-CN": "恶意内容" },
  about: {
    en: "News, names, labels and remarks full of markup, scripts, formulas, direction marks and endless words. All of it must show as text.",
    "zh-CN": "公告、姓名、标签与备注中充满标记、脚本、公式、方向控制符与超长文本，均须按纯文本显示。",
  },
  begins: 2 * HOUR,
  apply: (world) => {
    publish(world);
    const mei = persona(world, "mei");
    saveAddresses(world, mei);
    for (const remark of hostile.all) ask(mei, { ...elsewhere.TRC20, remark }, "20");
    withdraw(world, mei, { ...elsewhere.ETH, remark: hostile.image }, "0.1");
    handInPassport(persona(world, "fresh"), hostile.shortScript, hostile.name, "533380006");
    rejectIdentity(world, persona(world, "pending").uid, hostile.image);
    applyToBecomeOfficial(registerMerchant(world, shop), shop);
  },
};

/** Nobody can publish through the product: the rows are the content department's. */
function publish(world: World): void {
  hostile.all.forEach((text, index) => {
    const both = { en: text, "zh-CN": `恶意 ${text}` };
    const body = { en: `<p>${text}</p>${hostile.page}`, "zh-CN": `<p>${text}</p>${hostile.page}` };
    const publishedAt = world.clock.now() - index * 60_000;
    world.table(announcements).insert({ id: world.newId("ann"), title: both, summary: both, body, publishedAt });
  });
}

function saveAddresses(world: World, mei: Person): void {
  for (const text of hostile.all) {
    const verification = { googleCode: mei.googleCode() };
    const [label, address] = [text.slice(0, 20), newAddress("tron", world.random)];
    mei.call("createUserCoinAddress", { coin: "USDT", network: "TRC20", address, label, verification });
  }
}
