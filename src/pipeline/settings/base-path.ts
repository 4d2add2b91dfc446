import { basePathOf } from "../../site/paths/base-path";
import { settings } from "../../site/settings";

/**
 * Reads the base path of this build. It is empty for a development server, which Gatsby always serves at the root.
 */
export const readBasePath = (): string =>
  process.env.gatsby_executing_command === "develop" ? "" : basePathOf(settings.url);
