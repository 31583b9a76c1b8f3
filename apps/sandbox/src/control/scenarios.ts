import { Faults } from "../core/faults.ts";
import { invalid } from "../core/refusal.ts";
import { program } from "../modules/program.ts";
import type { ControlRoutes } from "./call.ts";
import { play } from "./play.ts";

const all = program.scenarios;

export const scenarios: ControlRoutes = {
  "GET scenarios": ({ fields }) => {
    fields.done();
    return { items: all.map(({ name, title, about }) => ({ name, title, about })) };
  },
  /** Resets the world and plays the scenario in it. Its fault rules replace the earlier ones. */
  "POST scenario": ({ sandbox, tenant, fields, realNow }) => {
    const name = fields.text("name");
    fields.done();
    const scenario = all.find((each) => each.name === name);
    if (!scenario) throw invalid("name", "enum", `It must be one of ${all.map((each) => each.name).join(", ")}.`);
    sandbox.worlds.reset(tenant);
    tenant.world.clock.follow(realNow);
    sandbox.worlds.restore({ [tenant.world.id]: play(scenario, tenant.world, realNow).state() }, realNow);
    tenant.faults = new Faults({ seed: scenario.name, rules: scenario.faults ?? [] });
    const { title, about } = scenario;
    return { name, title, about, now: tenant.world.clock.iso(), hash: tenant.world.hash() };
  },
};
