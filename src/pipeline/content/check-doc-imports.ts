import { statSync } from "node:fs";
import { join } from "node:path";
import type { CompiledDoc } from "../../base/compiled-doc";
import { COMPONENTS_FOLDER } from "../../base/page-module";
import { type Fault, type FaultText, faultAt } from "../../faults/fault";
import { suggest } from "../../faults/nearest";
import { listFiles } from "../store/list-files";
import { listExports } from "./list-exports";

const SITE = "@site/";
const COMPONENTS = COMPONENTS_FOLDER.slice(SITE.length);

/** Reports imports in .mdx docs if the module doesn't exist or doesn't export the imported name. */
export function checkDocImports(root: string, docs: readonly CompiledDoc[]): Fault[] {
  return docs.flatMap(({ imports }) =>
    imports.flatMap(({ target, names, ...position }) => {
      if (!target.startsWith(SITE)) return []; // Any other target is react, which is always installed.
      const fault = checkImport(root, target, names);
      return fault ? [faultAt(position, fault)] : [];
    }),
  );
}

function checkImport(
  root: string,
  target: string,
  names: readonly string[],
): FaultText | undefined {
  const path = target.slice(SITE.length);
  const file = ["", ".tsx", ".ts"].map((ending) => path + ending).find((one) => isFile(root, one));
  if (file === undefined) {
    return {
      rule: "mdx/unknown-module",
      problem: `There is no module ${target}.`,
      fix: suggest(target, listModules(root), "modules"),
    };
  }
  const exported = listExports(root, file);
  const missing = names.find((name) => !exported.includes(name));
  if (missing === undefined) return undefined;
  return {
    rule: "mdx/unknown-export",
    problem: `${file} doesn't export ${missing}.`,
    fix:
      missing === "default"
        ? `Write import { ${exported.join(", ")} } from "${target}".`
        : suggest(missing, exported, "exports"),
  };
}

const isFile = (root: string, path: string): boolean =>
  statSync(join(root, path), { throwIfNoEntry: false })?.isFile() === true;

const listModules = (root: string): string[] =>
  listFiles(root, COMPONENTS.replace(/\/$/, ""))
    .filter((file) => file.endsWith(".tsx"))
    .map((file) => SITE + file.replace(/\.tsx$/, ""));
