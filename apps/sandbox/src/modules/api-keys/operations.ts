import { VerificationScene } from "@coffer/sdk/contract";
import { API_KEY } from "@coffer/sdk/rules";
import { invalid } from "../../core/refusal.ts";
import type { World } from "../../world/world.ts";
import { contains, readList } from "../assets/records/exports.ts";
import type { Operations } from "../auth/session/exports.ts";
import type { User } from "../auth/user/exports.ts";
import { checkProof, type Proof, proofsOf } from "../profile/exports.ts";
import { type ApiKey, apiKeys, expiryOf, newAccessKey, ownKey, secretOfKey, statusOfKey } from "./api-key.ts";
import { checkHasFundPin, readKeyInput } from "./key-input.ts";
import { keyView } from "./key-view.ts";
import { forgetOldPair, keepOldPair } from "./rolled-key.ts";

/** Our own figure, the contract's default: a day to update programs. */
const GRACE_HOURS = 24;

export const operations = {
  createApiKey: ({ world, user }, { verification, ...input }) => {
    const settings = readKeyInput(world, user, input);
    const table = world.table(apiKeys);
    if (table.find("uid", user.uid).length >= API_KEY.keysMax)
      throw invalid("body", "maxItems", `A user has at most ${API_KEY.keysMax} keys: remove one first.`);
    proveOwner(world, user, verification);
    const key = table.insert({
      id: world.newId("key"),
      uid: user.uid,
      accessKey: newAccessKey(world),
      ...settings,
      expiresAt: expiryOf(world, settings.boundIps),
      createdAt: world.clock.now(),
      lastUsedAt: null,
    });
    return withSecret(world, user, key);
  },
  updateApiKey: ({ world, user }, { id, verification, ...input }) => {
    const settings = readKeyInput(world, user, input);
    const key = ownKey(world, user.uid, id);
    proveOwner(world, user, verification);
    const patch = { ...settings, expiresAt: expiryOf(world, settings.boundIps) };
    return answered(world, user, world.table(apiKeys).update(key.id, patch));
  },
  rollApiKey: ({ world, user }, { id, graceHours = GRACE_HOURS, verification }) => {
    const key = provedKey(world, user, id, verification);
    keepOldPair(world, key, graceHours);
    const patch = { accessKey: newAccessKey(world), expiresAt: expiryOf(world, key.boundIps) };
    return withSecret(world, user, world.table(apiKeys).update(id, patch));
  },
  deleteApiKey: ({ world, user }, { id, verification }) => {
    provedKey(world, user, id, verification);
    forgetOldPair(world, id);
    world.table(apiKeys).delete(id);
    return { id };
  },
  getApiKeyList: ({ world, user }, input) => {
    const table = world.table(apiKeys);
    const own = table.find("uid", user.uid);
    const fits = (key: ApiKey) =>
      contains(input.Keyword, key.remark, key.accessKey) &&
      (input.Status?.includes(statusOfKey(world, user, key)) ?? true);
    const reading = { order: ({ id }: ApiKey) => table.orderOf(id) };
    const page = readList(own.filter(fits), input, reading, (key) => keyView(world, user, key));
    return { items: page.items, totalCount: page.totalCount, serverTime: world.clock.iso() };
  },
} satisfies Operations;

const answered = (world: World, user: User, key: ApiKey) => ({
  ...keyView(world, user, key),
  serverTime: world.clock.iso(),
});

/** Told this once. */
const withSecret = (world: World, user: User, key: ApiKey) => ({
  ...answered(world, user, key),
  secret: secretOfKey(world, key),
});

/** Returns the user's own key after checking the proof. */
function provedKey(world: World, user: User, id: string, proof: Proof): ApiKey {
  checkHasFundPin(user);
  const key = ownKey(world, user.uid, id);
  proveOwner(world, user, proof);
  return key;
}

/** Last of all checks: a mistake in the form doesn't cost a code of the authenticator. */
const proveOwner = (world: World, user: User, proof: Proof) =>
  checkProof(world, user, proof, proofsOf(user), VerificationScene.security);
