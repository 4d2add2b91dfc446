import { readFileSync } from "node:fs";
import { builtinModules } from "node:module";
import { dirname, join } from "node:path";
import {
  type Import,
  ROOT,
  findCycles,
  isFile,
  listSources,
  readImports,
} from "./support/import-graph";

const SOURCES = listSources(["src", "plugins"]);
const IMPORTS = SOURCES.flatMap(readImports);
const OURS = IMPORTS.filter(({ isOurs, target }) => isOurs && !target.endsWith(".css"));

/** Folders in `src` that contain two layers, because code for browsers is separate from code for Node. */
const SPLIT = new Set(["search"]);

/** Returns the layer of a path: `model` for `src/docs/site.ts`, `search/ui` for `src/search/ui/…`. */
function layerOf(path: string): string {
  const [top = "", first = "", second = ""] = path.split("/");
  if (top !== "src") return top;
  // Modules that replace others in the browser's bundle.
  if (path.startsWith("src/gatsby/stubs/")) return "gatsby/stubs";
  // Code that runs where Gatsby renders pages: React, in Node.
  if (path.startsWith("src/gatsby/ssr/")) return "gatsby/ssr";
  // The adapter for the objects that Gatsby's app puts on the window.
  if (path.startsWith("src/browser/base/")) return "browser/base";
  return SPLIT.has(first) ? `${first}/${second}` : first;
}

/** The layers from which each layer may import values and types, in addition to itself. */
const ARROWS: Readonly<Record<string, readonly string[]>> = {
  // Code that defines the meaning of content, and uses no Node, no React and no DOM.
  faults: [],
  model: ["faults"],
  site: ["faults"],
  live: [],
  "search/words": [],
  "search/index": ["search/words", "model", "site", "faults"],
  "search/hosted": ["search/index", "search/words", "site"],
  outputs: ["model", "site", "faults"],
  // Code for Node: first without Gatsby, then with it.
  pipeline: ["outputs", "search/index", "search/words", "model", "site", "live", "faults"],
  samples: ["pipeline", "model", "faults"],
  gatsby: ["pipeline", "outputs", "search/words", "model", "site", "live", "faults"],
  plugins: ["gatsby"],
  // Code that uses a built site, wherever JavaScript runs.
  mcp: ["outputs", "search/engine", "search/words", "model", "site", "faults"],
  commands: [
    "samples",
    "mcp",
    "pipeline",
    "outputs",
    "search/hosted",
    "search/index",
    // The report on queries runs searches as a reader's browser does.
    "search/engine",
    "model",
    "site",
    "faults",
  ],
  // Code for the browser: some without React, some with it.
  "browser/base": [],
  browser: ["browser/base", "site", "live"],
  "gatsby/stubs": ["browser"],
  "gatsby/ssr": ["components", "browser", "site"],
  "search/engine": ["search/words", "browser", "site"],
  "search/ui": ["search/engine", "search/words", "components", "browser", "site"],
  components: ["browser/base", "search/ui", "browser", "site", "live"],
  templates: ["components", "search/ui", "browser", "site"],
  pages: ["components", "search/ui", "browser", "site"],
};

/** Files in the model that are small enough for every reader to download. They import only types and each other. */
const LEAVES = [
  "src/data/chain/reading-methods.ts",
  "src/base/docs-data.ts",
  "src/base/paths.ts",
  "src/base/fnv-1a.ts",
  "src/markdown/base/assistants.ts",
  "src/data/quorum-plot.ts",
  "src/base/escape.ts",
  "src/base/segments.ts",
  "src/markdown/render/tables/value-parts.ts",
  "src/markdown/samples/name-types.ts",
  "src/data/showcase/filter-address.ts",
  "src/data/showcase/filter-sites.ts",
  "src/data/showcase/monogram.ts",
  "src/docs/sidebars/flatten-sidebar.ts",
  "src/docs/sidebars/sidebar-html.ts",
];
const BROWSER = [
  "live",
  "browser",
  "gatsby/ssr",
  "gatsby/stubs",
  "search/engine",
  "search/ui",
  "components",
  "templates",
  "pages",
];

function isAllowed({ file, target, isTypeOnly }: Import): boolean {
  const [from, to] = [layerOf(file), layerOf(target)];
  if (from === to || ARROWS[from]?.includes(to) === true) return true;
  if (to !== "model" || !BROWSER.includes(from)) return false;
  return isTypeOnly || LEAVES.includes(target);
}

const format = ({ file, target }: Import): string => `${file} → ${target}`;

test("imports point one way", () => {
  expect(OURS.length).toBeGreaterThan(100);
  expect(OURS.filter((one) => !isAllowed(one)).map(format)).toEqual([]);
});

test("every import of our own leads to a file", () => {
  expect(OURS.filter(({ target }) => !isFile(target)).map(format)).toEqual([]);
});

test("every layer has its allowed imports", () => {
  const known = [...Object.keys(ARROWS), "styles", "html.tsx", "gatsby-types.d.ts"];
  expect([...new Set(SOURCES.map(layerOf))].filter((layer) => !known.includes(layer))).toEqual([]);
});

test("the leaves of the model only import leaves, so that browsers download no compiler", () => {
  expect(
    IMPORTS.filter(
      ({ file, target, isTypeOnly }) =>
        LEAVES.includes(file) && !isTypeOnly && !LEAVES.includes(target),
    ).map(format),
  ).toEqual([]);
});

test("no file imports itself through others, not even for types", () => {
  expect(findCycles(OURS)).toEqual([]);
});

test("no folder has more than about 20 source files", () => {
  const counts = new Map<string, number>();
  for (const file of SOURCES) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  expect([...counts].filter(([, count]) => count > 22)).toEqual([]);
});

describe("the model is pure", () => {
  const PURE = ["model", "faults", "outputs", "search/words", "search/index"];
  const pure = SOURCES.filter((file) => ["model", "faults"].includes(layerOf(file)));
  const isForbidden = (target: string): boolean =>
    /^(?:node:|gatsby|@?react|preact)/.test(target) || builtinModules.includes(target);

  test("it imports neither Gatsby nor React nor Node", () => {
    expect(
      IMPORTS.filter(({ file, target }) => pure.includes(file) && isForbidden(target)).map(format),
    ).toEqual([]);
    expect(
      IMPORTS.filter(
        ({ file, target }) => PURE.includes(layerOf(file)) && /^(?:gatsby|@?react)/.test(target),
      ).map(format),
    ).toEqual([]);
  });

  test.each([
    {
      name: "the DOM",
      pattern: /\b(?:document|window)\.(?!contents|errors|toJS)\w+|\blocalStorage\b/,
    },
    { name: "the clock", pattern: /\bDate\.now\(|\bnew Date\(\)|\bperformance\.now\(/ },
    { name: "the network", pattern: /\bfetch\(|\bXMLHttpRequest\b/ },
    { name: "the process", pattern: /\bprocess\.(?:env|cwd|argv)\b/ },
    { name: "chance", pattern: /\bMath\.random\(|\brandomUUID\(/ },
  ])("it knows nothing about $name", ({ pattern }) => {
    expect(pure.filter((file) => pattern.test(readFileSync(join(ROOT, file), "utf8")))).toEqual([]);
  });

  test("it doesn't know the path of any cache", () => {
    expect(
      pure.filter((file) => /node_modules|\.cache/.test(readFileSync(join(ROOT, file), "utf8"))),
    ).toEqual([]);
  });
});

test("only src/gatsby, its plugins and the site's pages import Gatsby", () => {
  const ALLOWED = ["gatsby", "plugins", "pages", "templates", "components", "search/ui"];
  // This file gets the script that a plugin would write, so that the security policy can contain the script's hash.
  const ASKS_A_PLUGIN = "src/pipeline/scripts/declared-scripts.ts";
  expect(
    IMPORTS.filter(
      ({ file, target, isTypeOnly }) =>
        /^gatsby(?:$|-)/.test(target) &&
        !isTypeOnly &&
        !ALLOWED.includes(layerOf(file)) &&
        file !== ASKS_A_PLUGIN,
    ).map(format),
  ).toEqual([]);
});

test("the MCP server needs Node only for the hosts that run it", () => {
  const NODE_HOSTS = ["src/mcp/hosts/node.ts", "src/mcp/hosts/read-folder.ts"];
  const found = IMPORTS.filter(
    ({ file, target }) =>
      layerOf(file) === "mcp" && target.startsWith("node:") && !NODE_HOSTS.includes(file),
  );
  expect(found.map(format)).toEqual([]);
});

describe("code that runs in a browser", () => {
  test("imports nothing from Node", () => {
    const found = IMPORTS.filter(
      ({ file, target, isTypeOnly }) =>
        BROWSER.includes(layerOf(file)) && !isTypeOnly && target.startsWith("node:"),
    );
    expect(found.filter(({ file }) => layerOf(file) !== "gatsby/ssr").map(format)).toEqual([]);
  });

  test("imports no React below the components", () => {
    const PLAIN = ["browser", "search/engine"];
    expect(
      IMPORTS.filter(
        ({ file, target, isTypeOnly }) =>
          PLAIN.includes(layerOf(file)) && !isTypeOnly && target.startsWith("react"),
      ).map(format),
    ).toEqual([]);
  });
});
