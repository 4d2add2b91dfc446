import { findRunningBuild } from "../pipeline/store/build-lock";

/*
 * Runs before `npm run build`, because Gatsby compiles its configuration into .cache before it calls any code of ours,
 * and a second build would overwrite those files while the first one uses them.
 */
const problem = findRunningBuild(process.cwd());
if (problem !== undefined) {
  console.error(problem);
  process.exitCode = 1;
}
