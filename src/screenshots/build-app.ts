import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Plugin, build } from "esbuild";
import type { Sample } from "../base/sample";
import { compileDoc } from "../markdown/compile-doc";
import { formulaToMathml } from "../markdown/render/html/formula";
import { openContent } from "../pipeline/content/content-files";
import { writeOutput } from "../pipeline/store/output-files";
import { openPackages } from "../samples/packages/packages";
import type { AppPicture } from "./app-picture";

/** An app's script and styles. */
export interface App {
  readonly script: string;
  readonly styles: string;
}

/** Lists the titled code blocks of a doc, which are the modules of its app. */
function listModules(root: string, doc: string): (Sample & { readonly title: string })[] {
  const content = openContent(root);
  const { doc: compiled } = compileDoc(doc, content.readKnown(doc), {
    ...content,
    formula: formulaToMathml,
    diagram: () => '<svg viewBox="0 0 1 1"></svg>', // Only the code is needed.
  });
  return compiled.samples.flatMap((sample) =>
    sample.title !== undefined && /\.tsx?$/.test(sample.title)
      ? [{ ...sample, title: sample.title }]
      : [],
  );
}

/**
 * Replaces modules with empty ones: packages that a package set leaves out (content/packages), other packages that an
 * app doesn't need, and Node.js modules, which browsers don't have (unless an installed package replaces them).
 */
function withoutLeftOut(manifest: string, modules: string, more: readonly string[]): Plugin {
  const { overrides = {} } = JSON.parse(manifest) as {
    overrides?: Readonly<Record<string, string>>;
  };
  const names = Object.keys(overrides)
    .filter((name) => overrides[name]?.startsWith("npm:empty-npm-package@"))
    .concat(more);
  return {
    name: "without-left-out",
    setup: ({ onResolve, onLoad }) => {
      onResolve({ filter: /^[^.]/ }, ({ path }) =>
        (isBuiltin(path) && !existsSync(join(modules, path))) ||
        names.some((name) => path === name || path.startsWith(`${name}/`))
          ? { path, namespace: "left-out" }
          : undefined,
      );
      onLoad({ filter: /.*/, namespace: "left-out" }, () => ({ contents: "module.exports = {};" }));
    },
  };
}

/** Bundles a doc's code with the packages that its samples are checked against. Installs the packages if necessary. */
export async function buildApp(
  root: string,
  { doc, entry, environment = {}, without = [] }: AppPicture,
): Promise<App> {
  const packages = openPackages(root);
  const set = packages.setOf(doc);
  await packages.install([set]);
  const modules = join(set.folder, "node_modules");
  const folder = mkdtempSync(join(tmpdir(), "celo-docs-picture-"));
  try {
    for (const { title, code } of listModules(root, doc)) writeOutput(folder, title, code);
    writeFileSync(join(folder, "entry.tsx"), entry);
    const { outputFiles } = await build({
      entryPoints: [join(folder, "entry.tsx")],
      outdir: join(folder, "out"),
      nodePaths: [modules],
      bundle: true,
      write: false,
      format: "iife",
      jsx: "automatic",
      define: {
        "process.env.NODE_ENV": '"production"',
        "process.env": JSON.stringify(environment),
        "import.meta.env": JSON.stringify(environment),
        global: "globalThis",
      },
      plugins: [withoutLeftOut(set.manifests["package.json"], modules, without)],
      logLevel: "error",
    });
    const textOf = (ending: string): string =>
      outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? "";
    return { script: textOf(".js"), styles: textOf(".css") };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
