import { join, resolve } from "node:path";
import type { Compiler } from "webpack";
import {
  type Bundling,
  NoteSentModules,
  listSentPackages,
  noteSentInputs,
} from "../../../src/pipeline/scripts/sent-packages";
import { temporaryFolders } from "../../support/folder";

const newFolder = temporaryFolders();
/** Creates a build that hasn't sent anything yet, in a folder with these files. */
const newBuild = (files: Readonly<Record<string, string>>): Bundling => ({
  root: newFolder(files),
  sentFiles: new Set(),
});

interface Packed {
  readonly type: string;
  readonly nameForCondition: () => string | null;
  readonly modules?: Iterable<Packed>;
}
const moduleOf = (file: string | null, type = "javascript/auto"): Packed => ({
  type,
  nameForCondition: () => file,
});

/** Passes one chunk with these modules to the plugin, as webpack does after writing its files. */
function pack(bundling: Bundling, modules: readonly Packed[]): void {
  const compiler = {
    hooks: {
      afterEmit: {
        tap: (_: string, emitted: (compilation: object) => void) => {
          emitted({ chunks: ["main"], chunkGraph: { getChunkModulesIterable: () => modules } });
        },
      },
    },
  };
  new NoteSentModules(bundling).apply(compiler as unknown as Compiler);
}

const packageOf = (name: string, more: object = {}): string =>
  JSON.stringify({ name, version: "1.0.0", license: "MIT", ...more });
const namesOf = (bundling: Bundling): string[] =>
  listSentPackages(bundling)
    .map(({ name }) => name)
    .filter((name) => name.startsWith("sent-") || name.startsWith("@sent/"))
    .sort();

test("only packages whose code is sent are listed, including those inside concatenated modules", () => {
  const build = newBuild({
    "node_modules/sent-one/package.json": packageOf("sent-one"),
    "node_modules/@sent/two/package.json": packageOf("@sent/two"),
    "node_modules/sent-three/package.json": packageOf("sent-three"),
    "node_modules/sent-read/package.json": packageOf("sent-read"),
  });
  const file = (path: string): string => join(build.root, "node_modules", path);
  pack(build, [
    moduleOf(file("sent-one/index.js")),
    { ...moduleOf(null), modules: [moduleOf(file("@sent/two/lib/a.js"))] },
    moduleOf(resolve(build.root, "src/own.ts")),
  ]);
  noteSentInputs(build, {
    inputs: {},
    outputs: {
      "a.js": {
        bytes: 5,
        imports: [],
        exports: [],
        inputs: {
          "node_modules/sent-three/a.js": { bytesInOutput: 1 },
          "node_modules/sent-read/a.js": { bytesInOutput: 0 },
        },
      },
    },
  });
  expect(namesOf(build)).toEqual(["@sent/two", "sent-one", "sent-three"]);
  // webpack isn't listed, because none of its own code was sent. Its package isn't even in this folder.
});

test("webpack's own code, which is part of every bundle, is listed too", () => {
  const build = newBuild({
    "node_modules/webpack/package.json": packageOf("sent-webpack", { author: { name: "Tobias" } }),
  });
  pack(build, [moduleOf(null, "runtime")]);
  expect(namesOf(build)).toContain("sent-webpack");
  const own = listSentPackages(build).find(({ name }) => name === "sent-webpack");
  expect(own?.texts.join()).toContain("Tobias");
});

test("a package without a license stops the build", () => {
  const build = newBuild({
    "node_modules/sent-bare/package.json": packageOf("sent-bare", { license: "" }),
  });
  pack(build, [moduleOf(join(build.root, "node_modules/sent-bare/a.js"))]);
  expect(() => listSentPackages(build)).toThrow("The site sends code of sent-bare");
});
