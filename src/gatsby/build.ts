import { type Build, createBuild } from "../pipeline/build";

let build: Build | undefined;

/**
 * Returns the state shared by this run of Gatsby, the only state of the hooks that outlives a call. `onPreInit` makes
 * the first call. In Gatsby's other processes, which only answer queries and render pages, the first resolver makes it.
 */
export const getBuild = (): Build =>
  // Gatsby runs in the site's folder.
  (build ??= createBuild(process.cwd(), process.env.gatsby_executing_command));
