import Effect = require("effect/Effect");
import sdk = require("@coffer/sdk/effect");

export = Effect.map(sdk.createClient().assets.getAssets({}), ({ items }) => items.length);
