import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { createPageBodies } from "../../../src/pipeline/bodies/page-bodies";
import { cacheFolderOf, isCached, writeCached } from "../../../src/pipeline/store/cache-files";
import { temporaryFolders } from "../../support/folder";
import { nightly } from "../../support/nightly";

const newFolder = temporaryFolders();

/** Code of 120,000 characters that the grammar of C++ takes 25 seconds for. */
const SLOW = Array.from({ length: 250 }, () => "a<".repeat(240));

// Nightly, because it takes seven seconds of CPU time.
nightly(
  "a page whose code takes too long to highlight is a fault with its name, and the others are finished",
  async () => {
    const root = newFolder();
    for (const name of ["src", "node_modules"])
      symlinkSync(join(process.cwd(), name), join(root, name));
    const cacheFolder = cacheFolderOf(root);
    const code = { kind: "code", marked: [], notes: [], notePrefix: "note-1" };
    const pages: readonly (readonly [file: string, language: string, lines: readonly string[]])[] =
      [
        ["content/docs/a.md", "ts", ["const a = 1;"]],
        ["content/docs/slow.md", "cpp", SLOW],
        ["content/docs/b.md", "cpp", ["int a = 1;"]],
      ];
    const bodies = pages.map(([file, language, lines], at) => {
      const compiled = `bodies/${at}.json`;
      const segments = [{ ...code, language, lines }];
      writeCached(cacheFolder, compiled, () => ({ segments, sections: [], twin: "" }));
      return { file, compiled, shown: `shown/${at}.json`, versionPath: "/", checked: [] };
    });
    const { finish } = await createPageBodies(root, {
      docsPerThread: 10,
      keepsThreads: false,
      seconds: 3,
    });
    const parts = { pathByFile: new Map(), pageByPath: new Map(), pictures: new Map() };
    await expect(finish(bodies, parts)).rejects.toThrow(
      /^content\/docs\/slow\.md:1:1 Highlighting the code of this page took more than 3 seconds.*\n.*\[code\/too-slow\]$/m,
    );
    expect(bodies.map(({ shown }) => isCached(cacheFolder, shown))).toEqual([true, false, true]);
  },
  60_000,
);
