import { findRunningBuild } from "../build/store/build-lock";

/*
 * Runs before `npm run build`. Gatsby compiles its configuration in .cache before it asks any of our code, and a second
 * build would take it from under the first.
 */
const problem = findRunningBuild(process.cwd());
if (problem !== undefined) {
  console.error(problem);
  process.exitCode = 1;
}
