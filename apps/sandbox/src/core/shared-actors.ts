import type { World } from "../world/world.ts";
import { type Actor, notFrom } from "./actor.ts";
import type { ChainRecords } from "./chain-records.ts";
import type { Fields } from "./fields.ts";
import { invalid, Refusal } from "./refusal.ts";
import type { ReviewQueue } from "./review-queue.ts";

/** The modules' entries of one kind, by name. */
type Shared = {
  readonly chainRecords: Readonly<Record<string, ChainRecords>>;
  readonly reviewQueues: Readonly<Record<string, ReviewQueue>>;
};
/** More than the confirmations that any network requires. */
const MOST_BLOCKS = 1000;

/** Blocks on top of a transaction, whichever module's record it belongs to. */
function confirm(chainRecords: Shared["chainRecords"], world: World, fields: Fields) {
  const id = fields.text("id");
  const blocks = fields.optionalInteger("blocks") ?? 1;
  fields.done();
  if (blocks < 1 || blocks > MOST_BLOCKS) throw invalid("blocks", "range", `1 to ${MOST_BLOCKS}.`);
  const records = Object.values(chainRecords).find((each) => each.find(world, id) !== undefined);
  const record = records?.find(world, id);
  if (!records || !record) throw invalid("id", "unknown", "No transaction of this world has this id.");
  if (!record.counting) throw notFrom(id, record.row.status, records.countsFrom, "be confirmed");
  let left = blocks;
  while (left > 0 && records.confirm(world, id)) left -= 1;
  return (records.find(world, id) ?? record).row;
}

function decide(reviewQueues: Shared["reviewQueues"], world: World, fields: Fields) {
  const name = fields.oneOf("queue", Object.keys(reviewQueues));
  const queue = reviewQueues[name];
  if (!queue) throw invalid("queue", "unknown", "There is no such queue.");
  const id = fields.text("id");
  const decision = fields.oneOf("decision", ["approve", "reject"]);
  const reason = fields.optionalText("reason") ?? null;
  fields.done();
  const isWaiting = queue.list(world).some((item) => item.id === id);
  try {
    queue.decide(world, id, decision, reason);
  } catch (error) {
    if (isWaiting || !(error instanceof Refusal)) throw error;
    throw new Refusal(error.code, `${id} doesn't wait in the ${name} queue.`, {});
  }
  return { id, decision };
}

/** Actors that work on records of several modules: the chain confirms every transaction, a reviewer decides every queue. */
export const sharedActors = ({ chainRecords, reviewQueues }: Shared): Readonly<Record<string, Actor>> => ({
  chain: {
    title: { en: "Chains", "zh-CN": "链" },
    about: { en: "The blockchains: coins come in, blocks are mined.", "zh-CN": "区块链：币到账、出块确认。" },
    actions: {
      confirm: {
        about: { en: "Blocks are mined on top of a transaction now.", "zh-CN": "立即为交易出块确认。" },
        takes: ["id", "blocks?"],
        now: (world) =>
          Object.values(chainRecords)
            .flatMap(({ moving }) => moving(world))
            .filter(({ counting }) => counting)
            .map(({ row: { id, number, amount, coin, network, confirmations } }) => ({
              send: { id },
              summary: `${number}: ${amount} ${coin} (${network}), ${confirmations} confirmations`,
            })),
        run: (world, fields) => confirm(chainRecords, world, fields),
      },
    },
  },
  reviewer: {
    title: { en: "Reviewer", "zh-CN": "审核员" },
    about: {
      en: "Who decides on identities, merchants and large withdrawals.",
      "zh-CN": "审核身份、商户申请和大额提现的人员。",
    },
    actions: {
      decide: {
        about: { en: "Lets it through, or turns it down with a reason.", "zh-CN": "通过，或附理由拒绝。" },
        takes: ["queue", "id", "decision", "reason?"],
        now: (world) =>
          Object.entries(reviewQueues).flatMap(([queue, { list }]) =>
            list(world).map(({ id, summary }) => ({ send: { queue, id }, summary })),
          ),
        run: (world, fields) => decide(reviewQueues, world, fields),
      },
    },
  },
});
