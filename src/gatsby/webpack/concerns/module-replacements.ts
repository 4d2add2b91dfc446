import { join } from "node:path";
import type { WebpackPluginInstance } from "webpack";
import { readBasePath } from "../../../pipeline/settings/base-path";
import { readServices } from "../../../pipeline/settings/service-settings";
import { type WebpackContext, isDevelopStage } from "../concern";

const STUBS = "src/gatsby/stubs";
const JSX_RUNTIME = "src/gatsby/base-path/jsx-runtime.ts";

/**
 * Gatsby's page for missing addresses in development crashes here: its data is made for the path /dev-404-page/, and
 * without trailing slashes the page's path is another. Ours has the closest pages, and no data.
 */
const MISSING = { request: /\/dev-404-page\.js/, page: "src/pages/404.tsx" } as const;

/**
 * Components of services that this build does not have. Nothing renders them, but every page would have their styles.
 */
function listUnusedComponents(): RegExp[] {
  const { services } = readServices(process.env);
  return [...(services.assistant === undefined ? [/\/assistant\/Assistant$/] : [])];
}

/** React's JSX runtime, but for the file that wraps it. */
const replaceJsxRuntime = ({ root, make }: WebpackContext): WebpackPluginInstance =>
  make.normalModuleReplacement(/^react\/jsx-runtime$/, (found) => {
    if (!found.contextInfo.issuer.endsWith(JSX_RUNTIME)) found.request = join(root, JSX_RUNTIME);
  });

/** Modules that are replaced by one of ours, always. */
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
