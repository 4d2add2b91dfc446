import type { GatsbyNode } from "gatsby";

/** After the pages: what the site sends out besides them. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async () => {};
