import type { Sample } from "../../src/base/sample";
import type { SamplePage } from "../../src/markdown/samples/sample-page";

/** Creates a code block of a doc. */
export const sampleOf = (code: string, more: Partial<Sample> = {}): Sample => ({
  file: "content/docs/build/a.md",
  line: 5,
  column: 1,
  language: "ts",
  code,
  errors: [],
  continues: false,
  ...more,
});

export const pageOf = (file: string, ...samples: readonly Sample[]): SamplePage => ({
  file,
  samples,
});

const manifest = (dependencies: Readonly<Record<string, string>>, pages?: readonly string[]) =>
  JSON.stringify({ dependencies, pages });

/** Files of a site that pins two sets of packages, and the sources of its checks. */
export const PINNED_SITE = {
  "content/packages/package.json": manifest({ viem: "2.57.1" }),
  "content/packages/package-lock.json": "main lock",
  "content/packages/old/package.json": manifest({ viem: "1.0.0" }, ["content/docs/old/"]),
  "content/packages/old/package-lock.json": "old lock",
  "content/data/commands/cast.yaml": "tool: cast\n",
  "content/data/npm-packages.yaml": "[]\n",
  "content/data/networks.yaml": "[]\n",
  "content/data/addresses.yaml": "[]\n",
  "package-lock.json": JSON.stringify({
    packages: {
      "node_modules/typescript": { version: "5.9.3", dependencies: { needed: "1" } },
      "node_modules/needed": { version: "1.2.3" },
      "node_modules/other": { version: "4.5.6" },
    },
  }),
  "src/samples/checks/typescript/check-typescript.ts":
    'import ts from "typescript";\nimport { listNames } from "../../blocks/list-names";\nexport const check = () => listNames(ts);\n',
  "src/samples/blocks/list-names.ts":
    'import type { Sample } from "./sample";\nexport const listNames = (tool: unknown): Sample[] => [];\n',
  "src/samples/blocks/sample.ts": "export interface Sample {}\n",
  "src/samples/checks/shell/check-shell.ts": "export {};\n",
} as const;
