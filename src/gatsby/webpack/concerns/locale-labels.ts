import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { transformSync } from "esbuild";
import type { WebpackPluginInstance } from "webpack";
import type { SiteLocale } from "../../../docs/site";
import * as docLabels from "../../../site/doc-labels";
import * as labels from "../../../site/labels";
import { LABELS_ID } from "../../../site/paths/locale-paths";
import { type WebpackContext, assume, isBrowserBuild, isDevelopStage } from "../concern";

/** Modules that contain labels, by file name in src/site. */
const MODULES: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  labels,
  "doc-labels": docLabels,
};

/** Matches a label: an exported constant that isn't a function. */
const LABEL = /^export const (\w+)(?:: \w+)? =\s+(["'{[][^]*?);$/gm;
const SPEAK = /^export const speak\b[^]*?;$/m;

/** Adds the language's code, which plural rules need, to its labels. */
const withLanguage = ({ code, labels: own }: Pick<SiteLocale, "code" | "labels">) => ({
  ...own,
  language: code,
});

/** Lists constants about the site's languages, for pages and scripts (src/site/build-constants.d.ts). */
export const listLocaleConstants = (locales: readonly SiteLocale[]): Record<string, string> => ({
  HAS_LOCALES: String(locales.length > 0),
  LOCALES: JSON.stringify(
    locales.map(({ code, label, direction, mainDocPath }) => ({
      code,
      label,
      direction,
      mainDocPath,
    })),
  ),
  LOCALE_PAGES: JSON.stringify(locales.flatMap(({ docs }) => docs.map(({ path }) => path))),
  LOCALE_LABELS: JSON.stringify(
    Object.fromEntries(locales.map((locale) => [locale.code, withLanguage(locale)])),
  ),
});

/**
 * Replaces the modules that contain labels, on a site with several languages. In a browser, the new modules read the
 * page's labels once, and use the site's default language for missing labels. In a build, they switch labels before
 * each page is rendered.
 */
export function replaceLabels(
  { root, stage, make }: WebpackContext,
  locales: readonly SiteLocale[],
): WebpackPluginInstance[] {
  if (locales.length === 0) return [];
  const folder = join(root, ".cache/docs");
  mkdirSync(folder, { recursive: true });
  return Object.entries(MODULES).map(([name, exports]) => {
    const source = readFileSync(join(root, `src/site/${name}.ts`), "utf8");
    const file = join(folder, `${name}-${stage}.js`);
    const names = Object.keys(exports).filter((one) => typeof exports[one] !== "function");
    writeFileSync(file, toLabelsModule(source, { names, stage, locales }));
    return make.normalModuleReplacement(new RegExp(`(?:/site|^\\.)/${name}$`), file);
  });
}

/** Leaves out the styles for right-to-left text on a site without right-to-left languages. */
export const dropRightToLeft = (
  { root, make }: WebpackContext,
  locales: readonly SiteLocale[],
): WebpackPluginInstance[] =>
  locales.some(({ direction }) => direction === "rtl")
    ? []
    : [
        make.normalModuleReplacement(
          /\/styles\/rtl\.css$/,
          join(root, "src/gatsby/stubs/no-styles.ts"),
        ),
      ];

interface LabelsModule {
  /** Names of the module's labels. */
  readonly names: readonly string[];
  readonly stage: WebpackContext["stage"];
  readonly locales: readonly SiteLocale[];
}

/** Generates the source of a replacement module from the source of the original one. */
export function toLabelsModule(source: string, { names, stage, locales }: LabelsModule): string {
  const found = [...source.matchAll(LABEL)].map(([, name = "", value = ""]) => [name, value]);
  const written = new Set(found.map(([name]) => name));
  const missed = names.find((name) => !written.has(name));
  assume(missed === undefined, `The label ${missed} is a constant.`);
  assume(SPEAK.test(source), "The labels export a constant called speak.");
  const all = Object.fromEntries(locales.map((locale) => [locale.code, withLanguage(locale)]));
  const asText = JSON.stringify(all);
  if (isBrowserBuild(stage) || isDevelopStage(stage)) {
    const own = isDevelopStage(stage)
      ? `(${asText})[location.pathname.split("/")[1]] ?? {}`
      : `JSON.parse(document.getElementById("${LABELS_ID}")?.textContent ?? "{}")`;
    const constants = source.replace(
      LABEL,
      (_, name: string, value: string) =>
        `export const ${name} = /* @__PURE__ */ ownLabel("${name}", ${value});`,
    );
    const reader = `const ownLabels = ${own};\nconst ownLabel = (name, label) => ownLabels[name] ?? label;`;
    return toScript(`${reader}\n${constants}`);
  }
  const variables = source.replace(
    LABEL,
    (_, name: string, value: string) => `export let ${name} = ${value};`,
  );
  const changes = found.map(([name, value]) => `${name} = own.${name} ?? (${value});`).join("\n");
  const speak = `export function speak(code) {\nconst own = (${asText})[code] ?? {};\n${changes}\n}`;
  return toScript(variables.replace(SPEAK, () => speak));
}

const toScript = (text: string): string => transformSync(text, { loader: "ts" }).code;
