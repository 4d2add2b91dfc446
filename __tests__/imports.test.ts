import { existsSync, readFileSync, readdirSync } from "node:fs";
import { builtinModules } from "node:module";
import { dirname, join, relative } from "node:path";

/** One import of one file; `target` is a path from the root, or a package's name. */
interface Import {
  readonly file: string;
  readonly target: string;
  readonly isTypeOnly: boolean;
  readonly isOurs: boolean;
}

const ROOT = process.cwd();
const FOLDERS = ["src", "plugins"];

function listSources(): string[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
      .filter(
        (entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.name.endsWith(".d.ts"),
      )
      .map((entry) => relative(ROOT, join(entry.parentPath, entry.name))),
  ).filter((file) => !file.includes("node_modules"));
}

const STATEMENT = /^(?:import|export)\s+(type\s+)?([\w*{][^;"']*?\sfrom\s+)?["']([^"']+)["']/gm;
const CALL = /\b(?:import|require)\(\s*["']([^"']+)["']\s*\)/g;

/** `{ type A, type B } from` brings types only, as `import type` does. */
const bringsTypesOnly = (clause = ""): boolean => /^\{\s*(?:type\s[^,}]*,?\s*)+\}/.test(clause);

/** `../docs/paths` as `src/model/docs/paths.ts`. */
function resolveOurs(file: string, target: string): string {
  const path = join(dirname(file), target);
  const found = ["", ".ts", ".tsx"]
    .map((ending) => path + ending)
    .find((one) => existsSync(join(ROOT, one)) && /\.\w+$/.test(one));
  return found ?? path;
}

function readImports(file: string): Import[] {
  const source = readFileSync(join(ROOT, file), "utf8");
  const found = [
    ...[...source.matchAll(STATEMENT)].map(([, type, clause, target = ""]) => ({
      target,
      isTypeOnly: type !== undefined || bringsTypesOnly(clause),
    })),
    // `typeof import("…")` is a type; the code it stands for is called right before it.
    ...[...source.replace(/typeof import\([^)]*\)/g, "").matchAll(CALL)].map(([, target = ""]) => ({
      target,
      isTypeOnly: false,
    })),
  ];
  return found.map(({ target, isTypeOnly }) => {
    const isOurs = target.startsWith(".");
    return { file, target: isOurs ? resolveOurs(file, target) : target, isTypeOnly, isOurs };
  });
}

const SOURCES = listSources();
const IMPORTS = SOURCES.flatMap(readImports);

/** `src/model/markdown/code/code.ts` lies in the layer `docs`; what lies in `plugins` in the layer `plugins`. */
const layerOf = (path: string): string =>
  /^src\/([^/]+)\//.exec(path)?.[1] ?? path.split("/")[0] ?? "";

/** Layers each layer may take values and types from, besides itself. */
const ARROWS: Readonly<Record<string, readonly string[]>> = {
  faults: [],
  docs: ["faults"],
  showcase: ["faults"],
  site: ["faults"],
  live: [],
  outputs: ["docs", "showcase", "site", "faults"],
  gatsby: ["outputs", "docs", "showcase", "site", "live", "faults"],
  samples: ["gatsby", "docs", "faults"],
  tools: ["gatsby", "docs", "showcase", "site", "samples", "faults"],
  plugins: ["gatsby"],
  browser: ["showcase", "site", "live"],
  components: ["browser", "showcase", "site", "live"],
  templates: ["components", "browser", "showcase", "site"],
  pages: ["components", "browser", "showcase", "site"],
};

/** Files of docs/ small enough for every reader's download: they import nothing but types. */
const LEAVES = [
  "src/model/docs/docs-data.ts",
  "src/model/docs/paths.ts",
  "src/model/samples/name-types.ts",
  "src/model/markdown/segments.ts",
  "src/search/words/search-format.ts",
  "src/search/words/search-words.ts",
];
const LEAF_READERS = ["browser", "components", "templates", "pages"];

/** Runs where the html of a page is made, and in no browser: it may write sidebars and read the disk. */
const BUILD_HTML = /^src\/components\/doc\/(?:build-html|read-doc-html)\.tsx?$/;
const BUILD_HTML_VALUES = ["src/model/sidebars/sidebar-html.ts"];

function isAllowed({ file, target, isTypeOnly }: Import): boolean {
  const [from, to] = [layerOf(file), layerOf(target)];
  if (from === to || ARROWS[from]?.includes(to) === true) return true;
  if (to !== "docs" || !LEAF_READERS.includes(from)) return false;
  if (isTypeOnly && from !== "browser") return true;
  return LEAVES.includes(target) || (BUILD_HTML.test(file) && BUILD_HTML_VALUES.includes(target));
}

const tell = ({ file, target }: Import): string => `${file} → ${target}`;

test("imports point one way", () => {
  const ours = IMPORTS.filter(({ isOurs, target }) => isOurs && !target.endsWith(".css"));
  expect(ours.length).toBeGreaterThan(100);
  expect(ours.filter((one) => !isAllowed(one)).map(tell)).toEqual([]);
});

test("every layer has its arrows", () => {
  const known = [...Object.keys(ARROWS), "styles", "src"];
  expect([...new Set(SOURCES.map(layerOf))].filter((layer) => !known.includes(layer))).toEqual([]);
});

test("the leaves of docs/ import types only, so that a browser downloads no compiler", () => {
  expect(
    IMPORTS.filter(({ file, isTypeOnly }) => LEAVES.includes(file) && !isTypeOnly).map(tell),
  ).toEqual([]);
});

describe("the model is pure", () => {
  const PURE = ["docs", "faults", "showcase"];
  const pure = SOURCES.filter((file) => PURE.includes(layerOf(file)));
  const isForbidden = (target: string): boolean =>
    /^(?:node:|gatsby|@?react|preact)/.test(target) || builtinModules.includes(target);

  test("it imports neither Gatsby nor React nor Node", () => {
    expect(
      IMPORTS.filter(({ file, target }) => PURE.includes(layerOf(file)) && isForbidden(target)).map(
        tell,
      ),
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
  ])("it knows nothing of $name", ({ pattern }) => {
    expect(pure.filter((file) => pattern.test(readFileSync(join(ROOT, file), "utf8")))).toEqual([]);
  });
});

describe("what runs in a browser", () => {
  const BROWSER = ["browser", "components", "templates", "pages"];

  test("imports nothing of Node", () => {
    const found = IMPORTS.filter(
      ({ file, target, isTypeOnly }) =>
        BROWSER.includes(layerOf(file)) && !isTypeOnly && target.startsWith("node:"),
    );
    expect(found.filter(({ file }) => !BUILD_HTML.test(file)).map(tell)).toEqual([]);
  });

  test("src/browser imports no React", () => {
    expect(
      IMPORTS.filter(
        ({ file, target, isTypeOnly }) =>
          layerOf(file) === "browser" && !isTypeOnly && target.startsWith("react"),
      ).map(tell),
    ).toEqual([]);
  });
});
