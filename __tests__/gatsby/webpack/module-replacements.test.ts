import type { PluginMakers, Stage } from "../../../src/gatsby/webpack/concern";
import { listReplacements } from "../../../src/gatsby/webpack/concerns/module-replacements";

/** Lists the modules that a stage replaces, with their replacements. */
function replacedIn(stage: Stage): Map<string, string> {
  const replaced = new Map<string, string>();
  const normalModuleReplacement = (request: RegExp, file: string) => {
    replaced.set(request.source, file);
    return { apply: () => undefined };
  };
  const make = { normalModuleReplacement } as unknown as PluginMakers;
  listReplacements({ stage, root: "/site", make });
  return replaced;
}

const ASSISTANT = String.raw`\/assistant\/Assistant$`;
const MISSING = String.raw`\/dev-404-page\.js`;

test.each(["build-javascript", "build-html", "develop", "develop-html"] as const)(
  "%s leaves out the components of services that this site doesn't have",
  (stage) => {
    const replaced = replacedIn(stage);
    expect(replaced.get(ASSISTANT)).toMatch(/^\/site\/.*service-components\.ts$/);
  },
);

test("only development replaces Gatsby's page for unknown addresses with ours", () => {
  expect(replacedIn("develop").get(MISSING)).toBe("/site/src/components/not-found/DevNotFound.tsx");
  expect(replacedIn("build-javascript").has(MISSING)).toBe(false);
});
