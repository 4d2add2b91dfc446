import { join } from "node:path";
import type { WebpackPluginInstance } from "webpack";
import { readServices } from "../../../build/settings/service-settings";
import { type WebpackContext, isBuild } from "../concern";

const STUBS = "src/gatsby/stubs";

/** Gatsby's announcer hides itself by a style attribute, which the security policy forbids. Ours has a class. */
const ANNOUNCER = { request: /route-announcer-props$/, stub: "route-announcer-props.ts" } as const;

/**
 * Components of services that this build does not have. Nothing renders them, but every page would have their styles.
 */
function listUnusedComponents(): RegExp[] {
  const { services } = readServices(process.env);
  return [
    ...(services.assistant === undefined ? [/\/assistant\/Assistant$/] : []),
    ...((services.analyticsId ?? services.tagManagerId) === undefined ? [/\/Answers$/] : []),
  ];
}

/** Modules that are replaced by one of ours in every build. */
export const listReplacements = ({
  stage,
  root,
  make,
}: WebpackContext): WebpackPluginInstance[] => [
  ...listUnusedComponents().map((request) =>
    make.normalModuleReplacement(request, join(root, STUBS, "service-components.ts")),
  ),
  ...(isBuild(stage)
    ? [make.normalModuleReplacement(ANNOUNCER.request, join(root, STUBS, ANNOUNCER.stub))]
    : []),
];
