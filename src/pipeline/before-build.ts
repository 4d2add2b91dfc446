import { findRunningBuild } from "./store/build-lock";
import { findFolderProblem, findHomeProblem } from "./store/site-folder";

/*
 * Runs before `npm run build` and, with --develop, before `npm run develop`, because Gatsby compiles its configuration
 * into .cache before it calls any code of ours. A second build would overwrite those files while the first one uses
 * them.
 */
const root = process.cwd();
const problem =
  findFolderProblem(root) ??
  findHomeProblem(process.env) ??
  (process.argv.includes("--develop") ? undefined : findRunningBuild(root));
if (problem !== undefined) {
  console.error(problem);
  process.exitCode = 1;
}
