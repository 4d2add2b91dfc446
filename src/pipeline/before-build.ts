import { findRunningBuild } from "./store/build-lock";
import { findFolderProblem, findHomeProblem } from "./store/site-folder";

/*
 * Runs before `npm run build` and, with --develop, before `npm run develop`. It has to run before Gatsby, which
 * compiles its configuration into .cache before it calls any of our code: a second build would overwrite files that the
 * first one is using.
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
