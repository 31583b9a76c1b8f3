import { type OperationId, VerificationScene } from "@coffer/sdk/contract";
import type { PersonaName } from "../modules/auth/user/personas.ts";
import { type Api, type CallOptions, TestSandbox } from "./client.ts";

type Fields = Record<string, unknown>;
export type Told = { status: number; error: null | { code: number }; result: unknown };

/** Nobody's contacts, and a password that keeps the rules. */
export const email = { emailAddress: "new.box@coffer.example" };
export const phone = { countryCode: "+65", phoneNumber: "81234567" };
export const PASSWORD = "Harbour-Pine-77";
export const PIN = "246810";
/** Pass as any code, and any authenticator code, after one was asked for. */
export const right = { code: "000000", googleCode: "000000" };

/** A world to make things go wrong in, brought back to the seed before each recipe. */
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
  /** Has somebody outside do something. */
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

  /** Somebody just registered: by e-mail, by phone, or a merchant on trial. */
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
  /** Binds an authenticator to who has none. */
  armed(api: Api): Api {
    done(api, "getGoogleBindInfo");
    this.send(VerificationScene.security, {}, api);
    done(api, "bindGoogleCode", { googleCode: "000000", verification: right });
    this.pass(60_000);
    return api;
  }
}

/** Five in a row, as the product counts them. */
export const five = (attempt: () => unknown) => {
  for (let count = 0; count < 5; count++) attempt();
};

/** A step on the way: it must go well. */
export function done<Id extends OperationId>(api: Api, id: Id, input: Fields = {}, options: CallOptions = {}) {
  const reply = api.call(id, input, options);
  if (reply.error) throw new Error(`${id} on the way: ${JSON.stringify(reply.error)}`);
  return reply.result;
}

/** How a code is met without asking for it by name. */
export type Recipe = { readonly how: string; readonly run: (scene: Scene) => Told };
export type Recipes = Partial<Record<OperationId, Readonly<Record<number, Recipe>>>>;
export const recipe = (how: string, run: Recipe["run"]): Recipe => ({ how, run });

/** What Mei does, with what is needed before. */
export const byMei = (how: string, run: (api: Api, scene: Scene) => Told): Recipe =>
  recipe(how, (scene) => run(scene.as("mei"), scene));
/** A call that would go well, with changes to what is sent or to the world before it. */
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
/** By Mei, signed in anew once time has passed; the key is another, for the first session's would be met again. */
export const later = (scene: Scene, id: OperationId, sent: Fields): Told =>
  scene.as("mei").call(id, sent, { idempotencyKey: "intent-of-a-later-session" });
export const suspended = (scene: Scene) => void scene.act("operator/suspend-merchant", { name: "merchant" });

/** A call prepared so that it succeeds. */
export type Ready = { readonly api: Api; readonly input: Fields };

/** What a module gives the tests of the whole sandbox. */
export type ModuleTesting = {
  /** For every call with an input, what a client may send; the fuzz breaks each field of it in turn. */
  readonly inputs?: Readonly<Partial<Record<OperationId, Fields>>>;
  /** How each refusal is met without asking for it by its code; ERROR-RECIPES.md is written from it. */
  readonly recipes?: Recipes;
  /** Who makes a call and with what so that it goes well, where its input alone doesn't lead there. */
  readonly successes?: Readonly<Partial<Record<OperationId, (scene: Scene) => Ready>>>;
  /** Steps of its records that no scenario, review, actor or mere time leads to. */
  readonly lives?: readonly ((scene: Scene) => void)[];
};

/** Contacts of personas, as calls take them. */
export const mei = { emailAddress: "mei.lin@coffer.example" };
export const meiByPhone = { countryCode: "+44", phoneNumber: "7700900123" };
/** A place nobody's wallet is at, and the network it is on. */
export const usdt = { coin: "USDT", network: "TRC20" };
export const place = { ...usdt, address: "TQ5nrDk2hVw8yPzXb41mC9sLqEezxuLApv" };
/** Of any list. */
export const page = { SkipCount: 0, MaxResultCount: 5 };
