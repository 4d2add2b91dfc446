import { existsSync } from "node:fs";
import { join } from "node:path";
import { packSite } from "../pipeline/packing/pack-files";
import { fail, runCommand } from "./base/run-command";

const USAGE = `npm run pack [-- <folder>]
Compresses the built site for hosts that send x.br and x.gz, such as nginx. The next build removes these files.`;

void runCommand(USAGE, {}, ({ positionals }) => {
  const [folder = join(process.cwd(), "public")] = positionals;
  if (!existsSync(folder)) {
    fail(`There is no folder ${folder}. Run "npm run build" first.`);
    return;
  }
  console.log(`${packSite(folder)} files now have .br and .gz copies.`);
});
