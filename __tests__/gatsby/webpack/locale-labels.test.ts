import { mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { SiteLocale } from "../../../src/docs/site";
import type { PluginMakers } from "../../../src/gatsby/webpack/concern";
import { replaceLabels, toLabelsModule } from "../../../src/gatsby/webpack/concerns/locale-labels";
import * as docLabels from "../../../src/site/doc-labels";
import * as labels from "../../../src/site/labels";

const french: SiteLocale = {
  ...{
    code: "fr",
    label: "Français",
    direction: "ltr",
    mainDocPath: "/fr",
    docs: [],
    sidebars: [],
  },
  labels: { search: "Rechercher", readingTime: { one: "Une minute", other: "# minutes" } },
};

/** Loads the labels of all pages as a build (`build-html`) or a browser does. */
async function load(stage: "build-html" | "build-javascript"): Promise<typeof labels> {
  const names = Object.keys(labels).filter(
    (name) => typeof labels[name as keyof typeof labels] !== "function",
  );
  const source = readFileSync("src/site/labels.ts", "utf8");
  const text = toLabelsModule(source, { names, stage, locales: [french] });
  return (await import(`data:text/javascript,${encodeURIComponent(text)}`)) as typeof labels;
}

test("a build switches between languages, with missing labels in the main language", async () => {
  const own = await load("build-html");
  own.speak("fr");
  expect([own.search, own.formatReadingTime(4), own.close]).toEqual([
    "Rechercher",
    "4 minutes",
    "Close",
  ]);
  own.speak("en");
  expect([own.search, own.formatReadingTime(4), own.close]).toEqual([
    "Search",
    "4 min read",
    "Close",
  ]);
});

test("a browser reads the labels in its page", async () => {
  const element = { textContent: JSON.stringify({ ...french.labels, language: "fr" }) };
  Object.assign(globalThis, { document: { getElementById: () => element } });
  const own = await load("build-javascript");
  Reflect.deleteProperty(globalThis, "document");
  expect([own.search, own.formatReadingTime(1), own.close]).toEqual([
    "Rechercher",
    "Une minute",
    "Close",
  ]);
});

test("a label that can't be found in its file stops the build", () => {
  const options = { names: ["search"], stage: "build-html", locales: [french] } as const;
  expect(() => toLabelsModule("export const search = find();", options)).toThrow("search");
});

test("no two labels have the same name", () => {
  const twice = Object.keys(docLabels).filter((name) => name !== "speak" && name in labels);
  expect(twice).toEqual([]);
});

test("a site with several languages replaces the module of its labels, but other sites don't", () => {
  const root = mkdtempSync(join(tmpdir(), "labels-"));
  symlinkSync(resolve("src"), join(root, "src"));
  const replaced = new Map<string, string>();
  const normalModuleReplacement = (request: RegExp, file: string) => {
    replaced.set(file, request.source);
    return { apply: () => undefined };
  };
  const context = {
    root,
    stage: "build-html",
    make: { normalModuleReplacement } as unknown as PluginMakers,
  } as const;
  expect(replaceLabels(context, [])).toEqual([]);
  expect(replaced.size).toBe(0);
  replaceLabels(context, [french]);
  const names = Object.keys(labels).filter(
    (name) => typeof labels[name as keyof typeof labels] !== "function",
  );
  const file = join(root, ".cache/docs/labels-build-html.js");
  expect(readFileSync(file, "utf8")).toBe(
    toLabelsModule(readFileSync("src/site/labels.ts", "utf8"), {
      ...{ names, stage: "build-html", locales: [french] },
    }),
  );
  expect(new RegExp(replaced.get(file) ?? "$^").test("../../site/labels")).toBe(true);
  rmSync(root, { recursive: true });
});
