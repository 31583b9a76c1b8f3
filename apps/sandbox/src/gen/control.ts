// Written by `gen` from spec/control.yaml; change it there.
export interface paths {
    readonly "/world": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The world and its settings */
        readonly get: operations["getWorld"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/world/hash": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Hash of the world's state
         * @description Equal for equal states, whatever the world is called and however often it was asked. It reads all of the world, so in a world with a long history it takes long: ask for it when it is needed, not again and again.
         */
        readonly get: operations["getWorldHash"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/settings": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Change settings
         * @description What is left out stays as it is.
         */
        readonly put: operations["putSettings"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/reset": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Begin the world anew from its seed
         * @description Also brings back a world that expired or whose file is damaged. Sessions end.
         */
        readonly post: operations["reset"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/snapshot": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** All of the world, as JSON */
        readonly get: operations["getSnapshot"];
        readonly put?: never;
        /**
         * Restore the world from a snapshot
         * @description The snapshot is checked whole before anything changes.
         */
        readonly post: operations["restoreSnapshot"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/worlds": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** All worlds, and how many there may be */
        readonly get: operations["listWorlds"];
        readonly put?: never;
        /**
         * Make a world from the seed
         * @description As naming one in a request does; but a name that is taken is refused.
         */
        readonly post: operations["createWorld"];
        /**
         * Delete a world, or all that match
         * @description Give `id` or `matching`. Of what matches, those go that the caller may delete. `main` stays.
         */
        readonly delete: operations["deleteWorlds"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/worlds/fork": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Copy the world under another name */
        readonly post: operations["forkWorld"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/worlds/diff": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * What differs between two worlds
         * @description Secrets are blanked.
         */
        readonly get: operations["diffWorlds"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/worlds/export": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The world as a file to share */
        readonly get: operations["exportWorld"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/worlds/import": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Make a world from a file
         * @description The file is checked whole, and tried; refused, it leaves nothing.
         */
        readonly post: operations["importWorld"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/audit": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Who reset, restored, replaced, imported or deleted worlds */
        readonly get: operations["getAudit"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/clock": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The time, and what is due next */
        readonly get: operations["getClock"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/clock/advance": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Let time pass
         * @description Give `ms`, or the moment `to` go to. Ten years at once at the most.
         */
        readonly post: operations["advanceClock"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/clock/run-due": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Go to the next moment something is due */
        readonly post: operations["runDue"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/clock/freeze": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Stop the time */
        readonly post: operations["freezeClock"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/clock/live": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Run with real time, or faster */
        readonly post: operations["liveClock"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/scenarios": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** All scenarios */
        readonly get: operations["listScenarios"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/scenario": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Put the world into a scenario
         * @description The world is reset first. The scenario's fault rules take the place of those there were.
         */
        readonly post: operations["playScenario"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/inbox": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Mails and SMS that were sent */
        readonly get: operations["getInbox"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/authenticator": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Read a user's authenticator code */
        readonly get: operations["getAuthenticator"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/personas": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The people every world has */
        readonly get: operations["listPersonas"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/personas/sign-in": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Sign a user in, without password and codes */
        readonly post: operations["signInAs"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/users": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List the users of the world */
        readonly get: operations["listUsers"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/chain/networks": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Networks of the coins */
        readonly get: operations["listNetworks"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/chain/transactions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Transactions on the chains */
        readonly get: operations["listTransactions"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/chain/deposit": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Send coins to a user
         * @description Give an address of ours with its tag, or who it is for.
         */
        readonly post: operations["deposit"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/chain/fail-withdrawal": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Have a withdrawal fail on its chain */
        readonly post: operations["failWithdrawal"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/actors": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Who can do what now */
        readonly get: operations["listActors"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/actors/{actor}/{action}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Run an actor's action
         * @description `GET actors` says which fields an action takes.
         */
        readonly post: operations["act"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/review": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** What waits for a reviewer */
        readonly get: operations["listReviews"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/review/decide": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Decide as a reviewer */
        readonly post: operations["decide"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/market/network": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /** Close or open a network */
        readonly put: operations["putNetwork"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/market/rate": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /** Take a coin's rate away, or give it back */
        readonly put: operations["putRate"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/magic": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Magic values */
        readonly get: operations["listMagic"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/faults": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The fault rules, and the kinds there are */
        readonly get: operations["getFaults"];
        /**
         * Have replies fail on purpose
         * @description These rules take the place of those there were; an empty list ends them. Counting begins anew.
         */
        readonly put: operations["putFaults"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/log": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The latest requests
         * @description The last 300, newest first, secrets blanked.
         */
        readonly get: operations["getLog"];
        readonly put?: never;
        readonly post?: never;
        /** Forget the requests */
        readonly delete: operations["clearLog"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/log/entry": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** One request, whole */
        readonly get: operations["getLogEntry"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/log/replay": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Send a request again */
        readonly post: operations["replay"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/books": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Whether the books balance */
        readonly get: operations["getBooks"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/books/accounts": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Accounts of the ledger */
        readonly get: operations["listAccounts"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/books/entries": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Entries of the ledger */
        readonly get: operations["listEntries"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/books/statement": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** An account's statement */
        readonly get: operations["getStatement"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/coverage": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** What of the product's contract was called here */
        readonly get: operations["getCoverage"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/console-link": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Where the console is
         * @description Where the sandbox has tokens, a link that signs a browser in, once, within ten minutes.
         */
        readonly post: operations["linkToConsole"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        readonly World: {
            readonly id: string;
            readonly seed: string;
            /**
             * Format: date-time
             * @description World time.
             */
            readonly now: string;
            /** @enum {unknown} */
            readonly mode: "frozen" | "live";
            /** Format: date-time */
            readonly startedAt: string;
            readonly requests: number;
            /** @description Of its ledger. */
            readonly entries: number;
        };
        readonly Settings: {
            /** @description Whether 000000 passes as any code, and magic values work. */
            readonly allowMagicCode: boolean;
            /** @description When a reviewer approves by itself; null: only by hand. */
            readonly reviewSeconds: number | null;
            /** @description How many addresses a network has to give; null: no limit. */
            readonly depositAddressPool: number | null;
        };
        readonly Refusal: {
            readonly error: {
                readonly code: number;
                readonly message: string;
                readonly details: string | null;
                readonly validationErrors?: readonly {
                    readonly field: string;
                    readonly rule: string;
                    readonly message: string;
                }[];
            };
        };
        readonly SettingsInput: {
            readonly allowMagicCode?: boolean;
            readonly reviewSeconds?: number | null;
            readonly depositAddressPool?: number | null;
        };
        /** @description All of a world. Its parts are the sandbox's own, and change with its version. */
        readonly WorldState: {
            /** @constant */
            readonly version: 1;
        } & {
            readonly [key: string]: unknown;
        };
        readonly ListedWorld: {
            readonly id: string;
            /** @description The name of the token that made it. */
            readonly owner: string | null;
            /**
             * Format: date-time
             * @description Real time; null: it stays.
             */
            readonly expiresAt: string | null;
            /**
             * @description Not in memory.
             * @constant
             */
            readonly loaded: false;
        } | (components["schemas"]["World"] & {
            /** @description The name of the token that made it. */
            readonly owner: string | null;
            /**
             * Format: date-time
             * @description Real time; null: it stays.
             */
            readonly expiresAt: string | null;
            /**
             * @description In memory.
             * @constant
             */
            readonly loaded: true;
        });
        readonly WorldLimits: {
            /** @description One more is refused. */
            readonly maxWorlds: number;
            /** @description Milliseconds a world lasts that was only opened by its name and read. */
            readonly worldLife: number;
            /** @description Whether one does. Where the state is kept all stay, and unused ones leave the memory. */
            readonly expire: boolean;
        };
        readonly WorldId: string;
        readonly ChangedField: {
            readonly field: string;
            /** @description Left out where there was none. */
            readonly from?: unknown;
            /** @description Left out where there is none. */
            readonly to?: unknown;
        };
        readonly Balances: {
            readonly balance: string;
            readonly available: string;
            readonly held: string;
        };
        readonly WorldDiff: {
            readonly from: string;
            readonly to: string;
            readonly same: boolean;
            readonly clock: {
                /** Format: date-time */
                readonly from: string;
                /** Format: date-time */
                readonly to: string;
                readonly milliseconds: number;
                readonly modes: readonly ("frozen" | "live")[];
                readonly due: readonly number[];
            };
            readonly settings: readonly components["schemas"]["ChangedField"][];
            readonly entries: {
                readonly from: number;
                readonly to: number;
            };
            readonly accounts: readonly {
                readonly account: string;
                readonly currency: string;
                readonly from: components["schemas"]["Balances"];
                readonly to: components["schemas"]["Balances"];
                readonly change: string;
            }[];
            readonly tables: readonly {
                readonly table: string;
                readonly addedCount: number;
                readonly removedCount: number;
                readonly changedCount: number;
                readonly added: readonly unknown[];
                readonly removed: readonly unknown[];
                readonly changed: readonly {
                    readonly key: string;
                    readonly fields: readonly components["schemas"]["ChangedField"][];
                }[];
            }[];
        };
        readonly WorldFile: {
            /** @constant */
            readonly format: "coffer-sandbox-world";
            readonly version: number;
            /**
             * Format: date-time
             * @description World time.
             */
            readonly exportedAt: string;
            readonly world: components["schemas"]["WorldState"];
        };
        readonly Clock: {
            /** Format: date-time */
            readonly now: string;
            /** @enum {unknown} */
            readonly mode: "frozen" | "live";
            /** @description World seconds a second while it is live. */
            readonly speed: number;
            /** @description The next 100. */
            readonly due: readonly {
                /** Format: date-time */
                readonly at: string;
                readonly kind: string;
                /** @description What the task is about. */
                readonly payload: {
                    readonly [key: string]: unknown;
                };
            }[];
            readonly dueCount: number;
        };
        /** @description In both languages. */
        readonly Text: {
            readonly en: string;
            readonly "zh-CN": string;
        };
        readonly Scenario: {
            readonly name: string;
            readonly title: components["schemas"]["Text"];
            readonly about: components["schemas"]["Text"];
        };
        readonly Message: {
            readonly id: string;
            /** Format: date-time */
            readonly at: string;
            /** @enum {unknown} */
            readonly channel: "mail" | "sms";
            readonly to: string;
            /** @enum {unknown} */
            readonly language: "en" | "zh-CN";
            readonly subject: string;
            readonly text: string;
            /** @description The verification code in it. */
            readonly code: string | null;
        };
        readonly Persona: {
            readonly name: string;
            /** @description Who they are. */
            readonly about: string;
            readonly uid: string;
            readonly accountType: number;
            readonly kycStatus: number;
            readonly emailAddress: string | null;
            readonly password: string;
            readonly fundPassword: string | null;
            readonly hasAuthenticator: boolean;
        };
        readonly Session: {
            readonly uid: string;
            readonly accountType: number;
            readonly accessToken: string;
            readonly refreshToken: string;
            readonly accessTokenExpireInSeconds: number;
        };
        readonly User: {
            readonly uid: string;
            readonly name: string | null;
            readonly emailAddress: string | null;
            readonly phone: string | null;
            /** @enum {unknown} */
            readonly accountType: 0 | 1 | 2 | 3 | 5 | 6;
            /** @enum {unknown} */
            readonly kycStatus: 0 | 1 | 2 | 3;
            /** @description Its name. */
            readonly persona: string | null;
            /** @description Of a persona that is as the seed made it; null for one that has changed since. */
            readonly about: string | null;
            readonly hasFundPassword: boolean;
            /** @description An operator has ended the account's use. */
            readonly disabled: boolean;
            /** Format: date-time */
            readonly registeredAt: string;
            /** @description What the authenticator app shows now. */
            readonly authenticatorCode: string | null;
        };
        readonly Network: {
            readonly id: string;
            readonly coin: string;
            readonly network: string;
            readonly name: string;
            readonly confirmationsToCredit: number;
            readonly confirmationsToWithdraw: number;
            readonly blockSeconds: number;
            readonly minDeposit: string;
            readonly depositEnabled: boolean;
            readonly withdrawEnabled: boolean;
            readonly atRisk: boolean;
            readonly tagRequired: boolean;
        } & {
            readonly [key: string]: unknown;
        };
        readonly Transaction: {
            readonly id: string;
            readonly number: string;
            readonly uid: string | null;
            /** Format: date-time */
            readonly at: string;
            readonly coin: string;
            readonly network: string;
            readonly amount: string;
            readonly address: string;
            readonly tag: string | null;
            readonly txHash: string | null;
            readonly status: number;
            readonly confirmations: number;
            readonly blockSeconds: number;
            /** @description `deposit` or `withdrawal`, or what else is on a chain. */
            readonly kind: string;
            /** @description Confirmations. */
            readonly needed: number;
            /** @description Whether the next block matters to it. */
            readonly moving: boolean;
        };
        readonly SentDeposit: {
            readonly id: string;
            readonly number: string;
            /** @description Null if the tag belongs to no user. */
            readonly uid: string | null;
            readonly coin: string;
            readonly network: string;
            readonly amount: string;
            readonly address: string;
            readonly tag: string | null;
            readonly txHash: string;
        } & {
            readonly [key: string]: unknown;
        };
        readonly Actor: {
            readonly name: string;
            readonly title: components["schemas"]["Text"];
            readonly about: components["schemas"]["Text"];
            readonly actions: readonly {
                readonly name: string;
                readonly about: components["schemas"]["Text"];
                /** @description Its fields; `?` behind one that may be left out. */
                readonly takes: readonly string[];
                /** @description What it can be done to; null where that doesn't depend on records. */
                readonly now: readonly {
                    /** @description Fields to send. */
                    readonly send: {
                        readonly [key: string]: unknown;
                    };
                    readonly summary: string;
                }[] | null;
            }[];
        };
        /** @description A picture, and where to get it for a short while, as the product's `getFile` answers it. */
        readonly FileAddress: {
            readonly id: string;
            readonly name: string;
            readonly contentType: string;
            readonly size: number;
            /** Format: uri */
            readonly url: string;
            /** Format: date-time */
            readonly expiresAt: string;
            /** Format: date-time */
            readonly serverTime: string;
        };
        /**
         * @description `timeout` never answers; `reset` breaks the connection; `drip` sends byte by byte; `expireToken` ends the caller's access token, so that a refresh is needed; `commitThenDrop` does the work and loses the reply.
         * @enum {unknown}
         */
        readonly FaultKind: "status" | "code" | "timeout" | "empty" | "malformed" | "reset" | "drip" | "expireToken" | "commitThenDrop";
        /** @description Real milliseconds before the reply, 120 000 at the most. */
        readonly Latency: number | {
            /** @description From and to. */
            readonly uniform: readonly [
                number,
                number
            ];
        } | {
            /** @description As on a network: mostly near the median, at times far above. */
            readonly lognormal: {
                readonly median: number;
                readonly sigma: number;
                readonly max: number;
            };
        };
        /** @description It needs a `kind` or a `latency`. Without operation, group and service it matches every call. */
        readonly FaultRule: {
            /** @description An operation's id. */
            readonly operation?: string;
            /** @description A group of the contract. */
            readonly group?: string;
            /**
             * @description A host of the contract.
             * @enum {unknown}
             */
            readonly service?: "base" | "merchant" | "multisig" | "content";
            /** @description Only the nth call that matches. */
            readonly nth?: number;
            /** @description Otherwise each with this probability. */
            readonly probability?: number;
            readonly kind?: components["schemas"]["FaultKind"];
            /** @description The status, the code, or the milliseconds between two bytes. */
            readonly value?: number;
            readonly latency?: components["schemas"]["Latency"];
        };
        readonly FaultPlan: {
            readonly seed: string;
            readonly rules: readonly components["schemas"]["FaultRule"][];
        };
        readonly FaultPlanInput: {
            /**
             * @description Of the draws for probabilities and latencies.
             * @default faults
             */
            readonly seed?: string;
            readonly rules: readonly components["schemas"]["FaultRule"][];
        };
        readonly LoggedRow: {
            readonly requestId: string;
            /**
             * Format: date-time
             * @description World time.
             */
            readonly at: string;
            readonly method: string;
            readonly path: string;
            readonly operation: string | null;
            readonly uid: string | null;
            readonly status: number;
            readonly code: number | null;
            /** @description The fault rules that applied. */
            readonly fault: string | null;
            /** @description Where the reply broke the contract. */
            readonly findings: readonly string[];
            /** @description Ids of the ledger entries it made. */
            readonly ledger: readonly string[];
            /** @description Real milliseconds. */
            readonly took: number | null;
        };
        readonly LedgerEntry: {
            readonly id: string;
            readonly seq: number;
            /** Format: date-time */
            readonly at: string;
            /** @enum {unknown} */
            readonly kind: "post" | "reverse" | "hold" | "capture" | "void";
            readonly memo: {
                readonly [key: string]: string;
            };
            /** @description The request that made it. */
            readonly requestId: string | null;
            readonly postings: readonly {
                readonly from: string;
                readonly to: string;
                readonly currency: string;
                readonly amount: string;
            }[];
            /** @description The hold it makes, captures or voids. */
            readonly hold: {
                readonly id: string;
                readonly account: string;
                readonly currency: string;
                readonly amount: string | null;
            } | null;
        };
        readonly LoggedRequest: components["schemas"]["LoggedRow"] & {
            readonly query: string;
            /** @description What the operation got; null where it was refused before. */
            readonly input?: unknown;
            readonly reply: string;
            /** @description As it came. */
            readonly body: string | null;
            readonly contentType: string | null;
            readonly idempotencyKey: string | null;
            /** @description The code the caller asked for. */
            readonly outcome: string | null;
            readonly signedIn: boolean;
            readonly canReplay: boolean;
            /** @description The request it was sent again for. */
            readonly replayOf: string | null;
            readonly postings: readonly components["schemas"]["LedgerEntry"][];
        };
        readonly Answer: {
            readonly requestId: string;
            readonly status: number;
            readonly code: number | null;
            readonly reply: string;
        };
        readonly Replayed: {
            readonly first: components["schemas"]["Answer"];
            readonly again: components["schemas"]["Answer"];
            /** @description The key was known: nothing ran twice. */
            readonly idempotencyHit: boolean;
            /** @description Whether both replies say the same. */
            readonly same: boolean;
        };
        readonly LedgerAccount: {
            readonly account: string;
            /** @description Null for the world's own: chain, fees, bank. */
            readonly uid: string | null;
            readonly name: string;
            readonly currency: string;
            readonly balance: string;
            readonly available: string;
            readonly held: string;
        };
        readonly StatementLine: {
            readonly entry: components["schemas"]["LedgerEntry"];
            readonly change: string;
            readonly heldChange: string;
            readonly balanceAfter: string;
            readonly heldAfter: string;
        };
        readonly Coverage: {
            readonly served: number;
            readonly called: number;
            readonly total: number;
            /** @description Of what is served: codes it names, and those of them that were answered here. */
            readonly codes: {
                readonly named: number;
                readonly seen: number;
            };
            readonly notServedYet: readonly string[];
            readonly items: readonly {
                readonly operationId: string;
                readonly group: string;
                readonly method: string;
                readonly path: string;
                readonly served: boolean;
                readonly calls: number;
                readonly codes: readonly {
                    readonly code: number;
                    readonly name: string | null;
                    /** @description Whether the contract names it for this operation. */
                    readonly named: boolean;
                    readonly seen: number;
                }[];
            }[];
        };
    };
    responses: {
        /** @description The world now. */
        readonly WorldWithSettings: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["World"] & {
                    readonly settings: components["schemas"]["Settings"];
                };
            };
        };
        /** @description Nothing has changed. */
        readonly Refused: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The world now. */
        readonly WorldNow: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["World"];
            };
        };
        /** @description The time now. */
        readonly Clock: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Clock"];
            };
        };
        /** @description The record it was done to, as the sandbox keeps it. */
        readonly Acted: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    readonly [key: string]: unknown;
                };
            };
        };
    };
    parameters: {
        /** @description The world it is about. */
        readonly InWorld: string;
    };
    requestBodies: {
        readonly WorldName: {
            readonly content: {
                readonly "application/json": {
                    readonly id: components["schemas"]["WorldId"];
                };
            };
        };
        readonly Somebody: {
            readonly content: {
                readonly "application/json": {
                    /** @description A persona's name. */
                    readonly name?: string;
                    readonly uid?: string;
                    /** @description E-mail address or phone number. */
                    readonly contact?: string;
                };
            };
        };
    };
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    readonly getWorld: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The world it is about. */
                readonly "X-Sandbox-World"?: components["parameters"]["InWorld"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["WorldWithSettings"];
            readonly "4XX": components["responses"]["Refused"];
        };
    };
    readonly getWorldHash: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The world it is about. */
                readonly "X-Sandbox-World"?: components["parameters"]["InWorld"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The hash now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly hash: string;
                    };
                };
            };
            readonly "4XX": components["responses"]["Refused"];
        };
    };
    readonly putSettings: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The world it is about. */
                readonly "X-Sandbox-World"?: components["parameters"]["InWorld"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SettingsInput"];
            };
        };
        readonly responses: {
            /** @description The settings now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Settings"];
                };
            };
            readonly "4XX": components["responses"]["Refused"];
        };
    };
    readonly reset: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The world it is about. */
                readonly "X-Sandbox-World"?: components["parameters"]["InWorld"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["WorldNow"];
            readonly "4XX": components["responses"]["Refused"];
        };
    };
    readonly getSnapshot: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The world it is about. */
                readonly "X-Sandbox-World"?: components["parameters"]["InWorld"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The state of the world. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WorldState"];
                };
            };
            readonly "4XX": components["responses"]["Refused"];
        };
    };
    readonly restoreSnapshot: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The world it is about. */
                readonly "X-Sandbox-World"?: components["parameters"]["InWorld"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["WorldState"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["WorldNow"];
            readonly "4XX": components["responses"]["Refused"];
        };
    };
    readonly listWorlds: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The worlds. Of one that was kept and not asked for since, only name, owner and end are known. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly items: readonly components["schemas"]["ListedWorld"][];
                        readonly limits: components["schemas"]["WorldLimits"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Refused"];
        };
    };
    readonly createWorld: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: components["requestBodies"]["WorldName"];
        readonly responses: {
            readonly 200: components["responses"]["WorldNow"];
            readonly "4XX": components["responses"]["Refused"];
        };
    };
    readonly deleteWorlds: {
        readonly parameters: {
            readonly query?: {
                /** @description The world's name. */
                readonly id?: components["schemas"]["WorldId"];
                /** @description A pattern: `ci-*`. */
                readonly matching?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What is gone. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly deleted: readonly string[];
                    };
                };
            };
            readonly "4XX": components["responses"]["Refused"];
        };
    };
    readonly forkWorld: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The world it is about. */
                readonly "X-Sandbox-World"?: components["parameters"]["InWorld"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: components["requestBodies"]["WorldName"];
        readonly responses: {
            readonly 200: components["responses"]["WorldNow"];
            readonly "4XX": components["responses"]["Refused"];
        };
    };
    readonly diffWorlds: {
        readonly parameters: {
            readonly query: {
                readonly from: components["schemas"]["WorldId"];
                readonly to: components["schemas"]["WorldId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Time, settings, rows of each table, balances. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WorldDiff"];
                };
            };
            readonly "4XX": components["responses"]["Refused"];
        };
    };
    readonly exportWorld: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The world it is about. */
                readonly "X-Sandbox-World"?: components["parameters"]["InWorld"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The file, tagged with its version. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WorldFile"];
                };
            };
            readonly "4XX": components["responses"]["Refused"];
        };
    };
    readonly importWorld: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly id: components["schemas"]["WorldId"];
                    readonly file: components["schemas"]["WorldFile"];
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["WorldNow"];
            readonly "4XX": components["responses"]["Refused"];
        };
    };
    readonly getAudit: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Newest first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly items: readonly {
                            /**
                             * Format: date-time
                             * @description Real time.
                             */
                            readonly at: string;
                            /** @description The token's name. */
                            readonly by: string;
                            /** @description The control call. */
                            readonly call: string;
                            readonly world: string;
                        }[];
                    };
                };
            };
            readonly "4XX": components["responses"]["Refused"];
        };
    };
    readonly getClock: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The world it is about. */
                readonly "X-Sandbox-World"?: components["parameters"]["InWorld"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Clock"];
            readonly "4XX": components["responses"]["Refused"];
        };
    };
    readonly advanceClock: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The world it is about. */
                readonly "X-Sandbox-World"?: components["parameters"]["InWorld"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @description Milliseconds of world time. */
                    readonly ms?: number;
                    /**
                     * Format: date-time
                     * @description A moment to come.
                     */
                    readonly to?: string;
                    /**
                     * @description With `ms`: how often.
                     * @default 1
                     */
                    readonly times?: number;
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Clock"];
            readonly "4XX": components["responses"]["Refused"];
        };
    };
    readonly runDue: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The world it is about. */
                readonly "X-Sandbox-World"?: components["parameters"]["InWorld"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Clock"];
            readonly "4XX": components["responses"]["Refused"];
        };
    };
    readonly freezeClock: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The world it is about. */
                readonly "X-Sandbox-World"?: components["parameters"]["InWorld"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Clock"];
            readonly "4XX": components["responses"]["Refused"];
        };
    };
    readonly liveClock: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The world it is about. */
                readonly "X-Sandbox-World"?: components["parameters"]["InWorld"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": {
                    /**
                     * @description World seconds a second.
                     * @default 1
                     */
                    readonly speed?: number;
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Clock"];
            readonly "4XX": components["responses"]["Refused"];
        };
    };
    readonly listScenarios: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description By name, with what they show. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly items: readonly components["schemas"]["Scenario"][];
                    };
                };
            };
            readonly "4XX": components["responses"]["Refused"];
        };
    };
    readonly playScenario: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The world it is about. */
                readonly "X-Sandbox-World"?: components["parameters"]["InWorld"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly name: string;
                };
            };
        };
        readonly responses: {
            /** @description The scenario, and the state of the world. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Scenario"] & {
                        /** Format: date-time */
                        readonly now: string;
                        /** @description Of the world's state. */
                        readonly hash: string;
                    };
                };
            };
            readonly "4XX": components["responses"]["Refused"];
        };
    };
    readonly getInbox: {
        readonly parameters: {
            readonly query?: {
                /** @description An address or a number. */
                readonly to?: string;
            };
            readonly header?: {
                /** @description The world it is about. */
                readonly "X-Sandbox-World"?: components["parameters"]["InWorld"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Newest first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly items: readonly components["schemas"]["Message"][];
                    };
                };
            };
            readonly "4XX": components["responses"]["Refused"];
        };
    };
    readonly getAuthenticator: {
        readonly parameters: {
            readonly query?: {
                /** @description A persona's name. */
                readonly name?: string;
                readonly uid?: string;
                /** @description E-mail address or phone number. */
                readonly contact?: string;
            };
            readonly header?: {
                /** @description The world it is about. */
                readonly "X-Sandbox-World"?: components["parameters"]["InWorld"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description All null where none is bound. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly uid: string;
                        readonly code: string | null;
                        readonly secondsLeft: number | null;
                        /** @description For a real authenticator app. */
                        readonly uri: string | null;
                    };
                };
            };
            readonly "4XX": components["responses"]["Refused"];
        };
    };
    readonly listPersonas: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description With the passwords all of them share. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly items: readonly components["schemas"]["Persona"][];
                    };
                };
            };
            readonly "4XX": components["responses"]["Refused"];
        };
    };
    readonly signInAs: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The world it is about. */
                readonly "X-Sandbox-World"?: components["parameters"]["InWorld"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: components["requestBodies"]["Somebody"];
        readonly responses: {
            /** @description The session. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Session"];
                };
            };
            readonly "4XX": components["responses"]["Refused"];
        };
    };
    readonly listUsers: {
        readonly parameters: {
            readonly query?: {
                readonly limit?: number;
            };
            readonly header?: {
                /** @description The world it is about. */
                readonly "X-Sandbox-World"?: components["parameters"]["InWorld"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The personas, then who registered, newest first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly items: readonly components["schemas"]["User"][];
                        readonly totalCount: number;
                        /** @description Of all personas. */
                        readonly password: string;
                        /** @description Of the personas that have one. */
                        readonly fundPassword: string;
                    };
                };
            };
            readonly "4XX": components["responses"]["Refused"];
        };
    };
    readonly listNetworks: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The world it is about. */
                readonly "X-Sandbox-World"?: components["parameters"]["InWorld"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description With what they cost and allow. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly items: readonly components["schemas"]["Network"][];
                    };
                };
            };
            readonly "4XX": components["responses"]["Refused"];
        };
    };
    readonly listTransactions: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The world it is about. */
                readonly "X-Sandbox-World"?: components["parameters"]["InWorld"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Unconfirmed ones first, then the newest; 50 at the most. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly items: readonly components["schemas"]["Transaction"][];
                    };
                };
            };
            readonly "4XX": components["responses"]["Refused"];
        };
    };
    readonly deposit: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The world it is about. */
                readonly "X-Sandbox-World"?: components["parameters"]["InWorld"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly coin: string;
                    readonly network: string;
                    /** @description In the coin. */
                    readonly amount: string;
                    readonly address?: string;
                    readonly tag?: string;
                    /** @description A persona's name. */
                    readonly name?: string;
                    readonly uid?: string;
                    /** @description E-mail address or phone number. */
                    readonly contact?: string;
                };
            };
        };
        readonly responses: {
            /** @description The deposit, with no confirmation yet. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SentDeposit"];
                };
            };
            readonly "4XX": components["responses"]["Refused"];
        };
    };
    readonly failWithdrawal: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The world it is about. */
                readonly "X-Sandbox-World"?: components["parameters"]["InWorld"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly id: string;
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Acted"];
            readonly "4XX": components["responses"]["Refused"];
        };
    };
    readonly listActors: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The world it is about. */
                readonly "X-Sandbox-World"?: components["parameters"]["InWorld"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Each actor with its actions, and what they can be done to. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly items: readonly components["schemas"]["Actor"][];
                    };
                };
            };
            readonly "4XX": components["responses"]["Refused"];
        };
    };
    readonly act: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The world it is about. */
                readonly "X-Sandbox-World"?: components["parameters"]["InWorld"];
            };
            readonly path: {
                readonly actor: string;
                readonly action: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": {
                    readonly [key: string]: unknown;
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Acted"];
            readonly "4XX": components["responses"]["Refused"];
        };
    };
    readonly listReviews: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The world it is about. */
                readonly "X-Sandbox-World"?: components["parameters"]["InWorld"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description All queues, and what waits in them, oldest first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly queues: readonly {
                            readonly name: string;
                            readonly title: components["schemas"]["Text"];
                        }[];
                        readonly items: readonly {
                            readonly queue: string;
                            readonly id: string;
                            readonly uid: string;
                            /** Format: date-time */
                            readonly since: string;
                            readonly summary: string;
                            /** @description The pictures that were handed in, each at an address that works for 5 minutes. */
                            readonly files: readonly components["schemas"]["FileAddress"][];
                        }[];
                    };
                };
            };
            readonly "4XX": components["responses"]["Refused"];
        };
    };
    readonly decide: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The world it is about. */
                readonly "X-Sandbox-World"?: components["parameters"]["InWorld"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly queue: string;
                    readonly id: string;
                    /** @enum {unknown} */
                    readonly decision: "approve" | "reject";
                    /** @description The reason that the customer sees. */
                    readonly reason?: string;
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Acted"];
            readonly "4XX": components["responses"]["Refused"];
        };
    };
    readonly putNetwork: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The world it is about. */
                readonly "X-Sandbox-World"?: components["parameters"]["InWorld"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly coin: string;
                    readonly network: string;
                    readonly depositEnabled?: boolean;
                    readonly withdrawEnabled?: boolean;
                    /** @description Deposits and withdrawals are closed, and customers see the reason. */
                    readonly atRisk?: boolean;
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Acted"];
            readonly "4XX": components["responses"]["Refused"];
        };
    };
    readonly putRate: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The world it is about. */
                readonly "X-Sandbox-World"?: components["parameters"]["InWorld"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly coin: string;
                    readonly hasRate: boolean;
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Acted"];
            readonly "4XX": components["responses"]["Refused"];
        };
    };
    readonly listMagic: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The world it is about. */
                readonly "X-Sandbox-World"?: components["parameters"]["InWorld"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Inputs that make something happen, where the world's settings allow it. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly allowed: boolean;
                        readonly items: readonly {
                            readonly [key: string]: unknown;
                        }[];
                    };
                };
            };
            readonly "4XX": components["responses"]["Refused"];
        };
    };
    readonly getFaults: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The world it is about. */
                readonly "X-Sandbox-World"?: components["parameters"]["InWorld"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The plan. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FaultPlan"] & {
                        readonly kinds: readonly components["schemas"]["FaultKind"][];
                    };
                };
            };
            readonly "4XX": components["responses"]["Refused"];
        };
    };
    readonly putFaults: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The world it is about. */
                readonly "X-Sandbox-World"?: components["parameters"]["InWorld"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["FaultPlanInput"];
            };
        };
        readonly responses: {
            /** @description The plan now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FaultPlan"];
                };
            };
            readonly "4XX": components["responses"]["Refused"];
        };
    };
    readonly getLog: {
        readonly parameters: {
            readonly query?: {
                readonly operation?: string;
                readonly uid?: string;
                readonly status?: number;
                readonly code?: number;
                readonly limit?: number;
            };
            readonly header?: {
                /** @description The world it is about. */
                readonly "X-Sandbox-World"?: components["parameters"]["InWorld"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Without both sides of the call. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly items: readonly components["schemas"]["LoggedRow"][];
                    };
                };
            };
            readonly "4XX": components["responses"]["Refused"];
        };
    };
    readonly clearLog: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The world it is about. */
                readonly "X-Sandbox-World"?: components["parameters"]["InWorld"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The log is empty. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly cleared: true;
                    };
                };
            };
            readonly "4XX": components["responses"]["Refused"];
        };
    };
    readonly getLogEntry: {
        readonly parameters: {
            readonly query: {
                readonly requestId: string;
            };
            readonly header?: {
                /** @description The world it is about. */
                readonly "X-Sandbox-World"?: components["parameters"]["InWorld"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Both sides of the call, and what it did to the books. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LoggedRequest"];
                };
            };
            readonly "4XX": components["responses"]["Refused"];
        };
    };
    readonly replay: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The world it is about. */
                readonly "X-Sandbox-World"?: components["parameters"]["InWorld"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly requestId: string;
                    /**
                     * @description Of its Idempotency-Key.
                     * @default same
                     * @enum {unknown}
                     */
                    readonly key?: "same" | "new";
                };
            };
        };
        readonly responses: {
            /** @description Both replies. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Replayed"];
                };
            };
            readonly "4XX": components["responses"]["Refused"];
        };
    };
    readonly getBooks: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The world it is about. */
                readonly "X-Sandbox-World"?: components["parameters"]["InWorld"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The sum of each currency, which is nought where they do. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly balanced: boolean;
                        readonly currencies: readonly {
                            readonly currency: string;
                            readonly sum: string;
                            readonly balanced: boolean;
                        }[];
                        readonly findings: readonly string[];
                        readonly entries: number;
                    };
                };
            };
            readonly "4XX": components["responses"]["Refused"];
        };
    };
    readonly listAccounts: {
        readonly parameters: {
            readonly query?: {
                /** @description Only this user's. */
                readonly uid?: string;
            };
            readonly header?: {
                /** @description The world it is about. */
                readonly "X-Sandbox-World"?: components["parameters"]["InWorld"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description With their balances. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly items: readonly components["schemas"]["LedgerAccount"][];
                    };
                };
            };
            readonly "4XX": components["responses"]["Refused"];
        };
    };
    readonly listEntries: {
        readonly parameters: {
            readonly query?: {
                /** @description Only this account's. */
                readonly account?: string;
                readonly limit?: number;
            };
            readonly header?: {
                /** @description The world it is about. */
                readonly "X-Sandbox-World"?: components["parameters"]["InWorld"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Newest first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly items: readonly components["schemas"]["LedgerEntry"][];
                        readonly totalCount: number;
                    };
                };
            };
            readonly "4XX": components["responses"]["Refused"];
        };
    };
    readonly getStatement: {
        readonly parameters: {
            readonly query: {
                readonly account: string;
                readonly limit?: number;
            };
            readonly header?: {
                /** @description The world it is about. */
                readonly "X-Sandbox-World"?: components["parameters"]["InWorld"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Newest first: each entry, what it changed, and the balance after it. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LedgerAccount"] & {
                        readonly items: readonly components["schemas"]["StatementLine"][];
                        readonly totalCount: number;
                    };
                };
            };
            readonly "4XX": components["responses"]["Refused"];
        };
    };
    readonly getCoverage: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The world it is about. */
                readonly "X-Sandbox-World"?: components["parameters"]["InWorld"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Each operation with the codes it names and those it answered. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Coverage"];
                };
            };
            readonly "4XX": components["responses"]["Refused"];
        };
    };
    readonly linkToConsole: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The address below the sandbox's own. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly path: string;
                    };
                };
            };
            readonly "4XX": components["responses"]["Refused"];
        };
    };
}
