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

/** Returns the folder of a file in the table: `docs/sidebars` for `src/docs/sidebars/types.ts`, `docs` for `site.ts`. */
function folderOf(file: string): string {
  const [top = "", ...inside] = dirname(file).split("/");
  if (top !== "src") return top;
  return inside.length === 0 ? file.slice("src/".length) : inside.slice(0, 2).join("/");
}

/** Returns the room of a folder, which is a top folder of `src`. */
const roomOf = (folder: string): string => folder.split("/", 1)[0] ?? "";

/** Expands `docs docs/{links,sidebars}` to the names of three folders. */
const expand = (names: string): string[] =>
  names
    .split(/\s+/)
    .filter((name) => name !== "")
    .flatMap((name) => {
      const [room = "", inside = ""] = name.split(/\/\{|\}/);
      return inside === "" ? [name] : inside.split(",").map((one) => `${room}/${one}`);
    });

/** The folders that each folder may import, lowest floor first. */
const ARROWS = new Map(
  readFileSync(join(ROOT, "__tests__/imports.txt"), "utf8")
    .replace(/^#.*\n/gm, "")
    .replace(/\n +/g, " ")
    .split("\n")
    .filter((line) => line !== "")
    .map((line): [string, string[]] => {
      const [folder = "", targets = ""] = line.split(":");
      return [folder, expand(targets)];
    }),
);

/** Files on the pure floors that are small enough for every reader to download. */
const LEAVES = [
  "src/base/docs-data.ts",
  "src/base/tutorial-levels.ts",
  "src/docs/links/closest-pages.ts",
  "src/docs/links/gone.ts",
  "src/base/escape.ts",
  "src/base/fnv-1a.ts",
  "src/base/paths.ts",
  "src/base/segments.ts",
  "src/base/tutorial-levels.ts",
  "src/data/chain/reading-methods.ts",
  "src/data/quorum-plot.ts",
  "src/data/showcase/filter-address.ts",
  "src/data/showcase/filter-sites.ts",
  "src/docs/sidebars/flatten-sidebar.ts",
  "src/docs/sidebars/sidebar-html.ts",
  "src/markdown/base/assistants.ts",
  "src/markdown/render/tables/value-parts.ts",
  "src/markdown/samples/name-types.ts",
];

/** Packages that a leaf may import, because readers download them anyway, in less than a kilobyte. */
const LEAF_PACKAGES = ["fastest-levenshtein"];

/** Folders whose code gives a meaning to the content. */
const MODEL = /^(?:faults|base|data|markdown|docs|migrate(?!\/command))(?:\/|$)/;
/** Folders without Gatsby and React: the model, and what is made from it. */
const WITHOUT_REACT = /^(?:outputs|search\/(?:words|index))(?:\/|$)/;
/** Folders whose code runs in a browser, or renders pages. */
const BROWSER =
  /^(?:live|browser|gatsby\/(?:browser|ssr|stubs)|search\/(?:engine|ui)|components|templates|pages)(?:\/|$)/;

const format = ({ file, target }: Import): string => `${file} → ${target}`;
const find = (isFound: (one: Import) => boolean): string[] => IMPORTS.filter(isFound).map(format);

describe("imports point one way", () => {
  const arrows = OURS.map(({ file, target }) => [folderOf(file), folderOf(target)] as const).filter(
    ([from, to]) => from !== to,
  );

  test("each import is an arrow of the table", () => {
    expect(OURS.length).toBeGreaterThan(100);
    const isListed = ({ file, target }: Import): boolean =>
      folderOf(file) === folderOf(target) ||
      ARROWS.get(folderOf(file))?.includes(folderOf(target)) === true;
    expect(OURS.filter((one) => !isListed(one)).map(format)).toEqual([]);
  });

  test("the table lists only folders and arrows that exist", () => {
    const used = new Set(arrows.map((arrow) => arrow.join(" → ")));
    const listed = [...ARROWS].flatMap(([from, targets]) => targets.map((to) => `${from} → ${to}`));
    expect(listed.filter((arrow) => !used.has(arrow))).toEqual([]);
    expect([...ARROWS.keys()].sort()).toEqual([...new Set(SOURCES.map(folderOf))].sort());
  });

  test("a folder only imports from lower floors, so no two folders know each other", () => {
    const floors = [...ARROWS.keys()];
    const upwards = [...ARROWS].flatMap(([from, targets]) =>
      targets.filter((to) => floors.indexOf(to) >= floors.indexOf(from)).map((to) => [from, to]),
    );
    expect(upwards).toEqual([]);
  });

  test("no two rooms know each other", () => {
    const rooms = [...new Set([...ARROWS.keys()].map(roomOf))];
    const upwards = arrows.filter(
      ([from, to]) => rooms.indexOf(roomOf(to)) > rooms.indexOf(roomOf(from)),
    );
    expect(upwards).toEqual([]);
  });

  test("no file imports itself through others, not even for types", () => {
    expect(findCycles(OURS)).toEqual([]);
  });

  test("every import of our own leads to a file", () => {
    expect(OURS.filter(({ target }) => !isFile(target)).map(format)).toEqual([]);
  });

  test("ARCHITECTURE.md draws the same floors", () => {
    const rooms = new Map<string, Set<string>>();
    for (const [from, targets] of ARROWS) {
      const known = rooms.get(roomOf(from)) ?? new Set();
      rooms.set(roomOf(from), known);
      for (const to of targets) if (roomOf(to) !== roomOf(from)) known.add(roomOf(to));
    }
    const drawing = [...rooms].map(([room, known]) =>
      [room, ...(known.size > 0 ? ["→", ...[...rooms.keys()].filter((one) => known.has(one))] : [])]
        .join(" ")
        .trim(),
    );
    const [, drawn] = /```text\n(faults\n[^`]*)\n```/.exec(read("ARCHITECTURE.md")) ?? [];
    expect(drawn?.split("\n")).toEqual(drawing);
  });
});

describe("no place is too large", () => {
  test("no folder has more than about 20 source files", () => {
    const counts = new Map<string, number>();
    for (const file of SOURCES) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
    expect([...counts].filter(([, count]) => count > 22)).toEqual([]);
  });

  test("no room holds more than a fifth of src", () => {
    const lines = new Map<string, number>();
    for (const file of SOURCES) {
      const room = roomOf(folderOf(file));
      lines.set(room, (lines.get(room) ?? 0) + read(file).split("\n").length);
    }
    const all = [...lines.values()].reduce((sum, count) => sum + count, 0);
    expect([...lines].filter(([, count]) => count > all / 5)).toEqual([]);
  });
});

describe("the model is pure", () => {
  const pure = SOURCES.filter((file) => MODEL.test(folderOf(file)));
  const has = (pattern: RegExp): string[] => pure.filter((file) => pattern.test(read(file)));

  test("it imports neither Gatsby nor React nor Node", () => {
    expect(pure.length).toBeGreaterThan(250);
    expect(
      find(
        ({ file, target }) =>
          MODEL.test(folderOf(file)) &&
          (/^(?:node:|gatsby|@?react|preact)/.test(target) || builtinModules.includes(target)),
      ),
    ).toEqual([]);
  });

  test("what is made from it imports neither Gatsby nor React", () => {
    expect(
      find(
        ({ file, target }) =>
          WITHOUT_REACT.test(folderOf(file)) && /^(?:gatsby|@?react)/.test(target),
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
    { name: "the path of any cache", pattern: /node_modules|\.cache/ },
  ])("it knows nothing about $name", ({ pattern }) => {
    expect(has(pattern)).toEqual([]);
  });
});

test("only src/gatsby, its plugins and the site's pages import Gatsby", () => {
  const ALLOWED = /^(?:gatsby|plugins|pages|templates|components|search\/ui)(?:\/|$)/;
  // This file gets the script that a plugin would write, so that the security policy can contain the script's hash.
  const ASKS_A_PLUGIN = "src/pipeline/scripts/declared-scripts.ts";
  expect(
    find(
      ({ file, target, isTypeOnly }) =>
        /^gatsby(?:$|-)/.test(target) &&
        !isTypeOnly &&
        !ALLOWED.test(folderOf(file)) &&
        file !== ASKS_A_PLUGIN,
    ),
  ).toEqual([]);
});

test("the MCP server needs Node only for the hosts that run it", () => {
  const NODE_HOSTS = ["src/mcp/hosts/node.ts", "src/mcp/hosts/read-folder.ts"];
  expect(
    find(
      ({ file, target }) =>
        roomOf(folderOf(file)) === "mcp" &&
        target.startsWith("node:") &&
        !NODE_HOSTS.includes(file),
    ),
  ).toEqual([]);
});

describe("code that runs in a browser", () => {
  test("takes only types and leaves from the model, so that browsers download no compiler", () => {
    const isPure = (target: string): boolean =>
      target.startsWith("src/") && MODEL.test(folderOf(target));
    expect(
      find(
        ({ file, target, isTypeOnly }) =>
          BROWSER.test(folderOf(file)) && !isTypeOnly && isPure(target) && !LEAVES.includes(target),
      ),
    ).toEqual([]);
  });

  test("leaves only import leaves", () => {
    expect(
      find(
        ({ file, target, isTypeOnly }) =>
          LEAVES.includes(file) && !isTypeOnly && ![...LEAVES, ...LEAF_PACKAGES].includes(target),
      ),
    ).toEqual([]);
  });

  test("every leaf is a file", () => {
    expect(LEAVES.filter((file) => !isFile(file))).toEqual([]);
  });

  test("imports nothing from Node", () => {
    expect(
      find(
        ({ file, target, isTypeOnly }) =>
          BROWSER.test(folderOf(file)) &&
          // Runs where Gatsby renders pages: React, in Node.
          folderOf(file) !== "gatsby/ssr" &&
          !isTypeOnly &&
          target.startsWith("node:"),
      ),
    ).toEqual([]);
  });

  test("imports no React below the components", () => {
    expect(
      find(
        ({ file, target, isTypeOnly }) =>
          /^(?:browser|search\/engine)(?:\/|$)/.test(folderOf(file)) &&
          !isTypeOnly &&
          target.startsWith("react"),
      ),
    ).toEqual([]);
  });
});

function read(file: string): string {
  return readFileSync(join(ROOT, file), "utf8");
}
