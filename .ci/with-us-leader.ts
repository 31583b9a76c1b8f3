// Leads a process group for `endsWithUs`: runs the program it is given, and ends the whole group when who asked for it is gone.
import { spawn } from "node:child_process";

const [command = "", ...args] = process.argv.slice(2);
// Whoever started us is gone, by whatever signal: the channel between us closes with it.
process.once("disconnect", () => process.kill(-process.pid, "SIGKILL"));
spawn(command, args, { stdio: "inherit" })
  .on("error", (error) => {
    console.error(`${command} could not start: ${error.message}`);
    process.exit(1);
  })
  .on("close", (code) => process.exit(code ?? 1));
