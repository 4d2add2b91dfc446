import { type Build, createBuild } from "../../pipeline/build";

let build: Build | undefined;

/**
 * Returns the state of this run of Gatsby, which all hooks share. It is created by the first call: in `onPreInit`, or
 * in a resolver in Gatsby's other processes, which only answer queries and render pages.
 */
export const getBuild = (): Build =>
  // Gatsby's working directory is the site's folder.
  (build ??= createBuild(process.cwd(), process.env.gatsby_executing_command));
