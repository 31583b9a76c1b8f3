import Stripe from "stripe";

new Stripe("sk_test", { maxNetworkRetries: 2, timeout: 10_000 }).balance.retrieve().then(console.log);
