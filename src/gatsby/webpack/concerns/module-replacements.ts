import { join } from "node:path";
import type { WebpackPluginInstance } from "webpack";
import { readBasePath } from "../../../pipeline/settings/base-path";
import { readServices } from "../../../pipeline/settings/service-settings";
import { type WebpackContext, isDevelopStage } from "../concern";

const STUBS = "src/gatsby/stubs";
const JSX_RUNTIME = "src/gatsby/base-path/jsx-runtime.ts";

/**
 * In development, Gatsby's 404 page crashes on this site: its data is created for the path /dev-404-page/, but this
 * site's paths have no trailing slash, so the page's path is /dev-404-page. Ours shows what the built site shows.
 */
const MISSING = {
  request: /\/dev-404-page\.js/,
  page: "src/components/not-found/DevNotFound.tsx",
} as const;

/**
 * Lists the components of services that this build doesn't have. They aren't rendered, but their styles would be on
 * every page.
 */
function listUnusedComponents(): RegExp[] {
  const { services } = readServices(process.env);
  return [...(services.assistant === undefined ? [/\/assistant\/Assistant$/] : [])];
}

/** Replaces React's JSX runtime, except where our own runtime imports it. */
const replaceJsxRuntime = ({ root, make }: WebpackContext): WebpackPluginInstance =>
  make.normalModuleReplacement(/^react\/jsx-runtime$/, (found) => {
    if (!found.contextInfo.issuer.endsWith(JSX_RUNTIME)) found.request = join(root, JSX_RUNTIME);
  });

/** Creates the webpack plugins that replace modules with ours. */
export const listReplacements = (context: WebpackContext): WebpackPluginInstance[] => {
  const { stage, root, make } = context;
  return [
    ...(readBasePath() === "" ? [] : [replaceJsxRuntime(context)]),
    ...listUnusedComponents().map((request) =>
      make.normalModuleReplacement(request, join(root, STUBS, "service-components.ts")),
    ),
    ...(isDevelopStage(stage)
      ? [make.normalModuleReplacement(MISSING.request, join(root, MISSING.page))]
      : []),
  ];
};
