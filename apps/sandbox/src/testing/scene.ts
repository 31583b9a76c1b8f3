import { type OperationId, VerificationScene } from "@coffer/sdk/contract";
import type { PersonaName } from "../modules/auth/user/personas.ts";
import { type Api, type CallOptions, TestSandbox } from "./client.ts";

type Fields = Record<string, unknown>;
export type Told = { status: number; error: null | { code: number }; result: unknown };

/** Unused contacts, and a valid password. */
export const email = { emailAddress: "new.box@coffer.example" };
export const phone = { countryCode: "+65", phoneNumber: "81234567" };
export const PASSWORD = "Harbour-Pine-77";
export const PIN = "246810";
/** Accepted as any verification code, and as any authenticator code once a code was requested. */
export const right = { code: "000000", googleCode: "000000" };

/** A world for error recipes, reset to the seed before each. */
export class Scene {
  readonly #sandbox: TestSandbox;

  constructor(sandbox: TestSandbox = TestSandbox.start()) {
    this.#sandbox = sandbox;
  }

  reset(): void {
    this.#sandbox.stranger().control("POST", "reset");
  }
  as(name: PersonaName): Api {
    return this.#sandbox.as(name);
  }
  get stranger(): Api {
    return this.#sandbox.stranger();
  }
  withToken(token: string): Api {
    return this.#sandbox.withToken(token);
  }
  get world() {
    return this.#sandbox.world();
  }
  pass(ms: number): void {
    this.stranger.control("POST", "clock/advance", { ms });
  }
  /** Runs an actor's action. */
  act(path: string, fields: Fields): Fields {
    const { status, body } = this.stranger.control("POST", `actors/${path}`, fields);
    if (status !== 200) throw new Error(`${path}: ${JSON.stringify(body)}`);
    return body as Fields;
  }
  settings(settings: Fields): void {
    this.stranger.control("PUT", "settings", settings);
  }
  send(scene: number, to: Fields = {}, api: Api = this.stranger): void {
    done(api, "sendVerificationCode", { scene, ...to });
  }

  /** Registers a user by e-mail, by phone, or as a merchant on trial. */
  registered(by: "email" | "phone" | "merchant"): Api {
    const { register } = VerificationScene;
    const names = { fullName: "Lantern Hill Limited", shortName: "Lantern Hill" };
    const input = { code: "000000", password: PASSWORD, agreeTerms: true };
    this.send(register, by === "phone" ? phone : email);
    const { uid } =
      by === "merchant"
        ? done(this.stranger, "registerMerchant", { ...email, ...input, ...names })
        : by === "phone"
          ? done(this.stranger, "registerByPhoneNumber", { ...phone, ...input, accountType: 0 })
          : done(this.stranger, "registerByEmailAddress", { ...email, ...input, accountType: 0 });
    return this.#sandbox.withUid(uid);
  }
  /** Binds an authenticator to an account without one. */
  armed(api: Api): Api {
    done(api, "getGoogleBindInfo");
    this.send(VerificationScene.security, {}, api);
    done(api, "bindGoogleCode", { googleCode: "000000", verification: right });
    this.pass(60_000);
    return api;
  }
}

/** Makes five attempts in a row, the product's limit. */
export const five = (attempt: () => unknown) => {
  for (let count = 0; count < 5; count++) attempt();
};

/** Runs a preparatory step. @throws if it is refused */
export function done<Id extends OperationId>(api: Api, id: Id, input: Fields = {}, options: CallOptions = {}) {
  const reply = api.call(id, input, options);
  if (reply.error) throw new Error(`${id} on the way: ${JSON.stringify(reply.error)}`);
  return reply.result;
}

/** A way to provoke a code without requesting it by name. */
export type Recipe = { readonly how: string; readonly run: (scene: Scene) => Told };
export type Recipes = Partial<Record<OperationId, Readonly<Record<number, Recipe>>>>;
export const recipe = (how: string, run: Recipe["run"]): Recipe => ({ how, run });

/** A recipe for Mei with its preparation. */
export const byMei = (how: string, run: (api: Api, scene: Scene) => Told): Recipe =>
  recipe(how, (scene) => run(scene.as("mei"), scene));
/** A valid call with changes to its input, or to the world before it. */
export const changed =
  (id: OperationId, inputOf: (api: Api) => Fields) =>
  (
    how: string,
    changes: Fields,
    before: (scene: Scene, api: Api) => void = () => {},
    who: PersonaName = "mei",
  ): Recipe =>
    recipe(how, (scene) => {
      const api = scene.as(who);
      const input = inputOf(api);
      before(scene, api);
      return api.call(id, { ...input, ...changes });
    });
/** Calls as Mei with a new session and a new idempotency key, because the first one would replay. */
export const later = (scene: Scene, id: OperationId, sent: Fields): Told =>
  scene.as("mei").call(id, sent, { idempotencyKey: "intent-of-a-later-session" });
export const suspended = (scene: Scene) => void scene.act("operator/suspend-merchant", { name: "merchant" });

/** A call prepared to succeed. */
export type Ready = { readonly api: Api; readonly input: Fields };

/** A module's contribution to the tests of the whole sandbox. */
export type ModuleTesting = {
  /** A valid input for every call that takes one. The fuzz tests break each field in turn. */
  readonly inputs?: Readonly<Partial<Record<OperationId, Fields>>>;
  /** How to provoke each refusal without requesting its code. ERROR-RECIPES.md is generated from these. */
  readonly recipes?: Recipes;
  /** The caller and input of a successful call, where a valid input alone is not enough. */
  readonly successes?: Readonly<Partial<Record<OperationId, (scene: Scene) => Ready>>>;
  /** Steps of its records that no scenario, review, actor or clock reaches. */
  readonly lives?: readonly ((scene: Scene) => void)[];
};

/** Contacts of personas in the form of the API. */
export const mei = { emailAddress: "mei.lin@coffer.example" };
export const meiByPhone = { countryCode: "+44", phoneNumber: "7700900123" };
/** An address outside the sandbox, and its network. */
export const usdt = { coin: "USDT", network: "TRC20" };
export const place = { ...usdt, address: "TQ5nrDk2hVw8yPzXb41mC9sLqEezxuLApv" };
/** The first page of any list. */
export const page = { SkipCount: 0, MaxResultCount: 5 };
