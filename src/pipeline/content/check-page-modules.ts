import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { type Fault, faultAt } from "../../faults/fault";
import { createFileCache } from "../../faults/file-cache";
import { listExports } from "./list-exports";

/** Every module in these folders is a page or a template for pages. */
const FOLDERS = ["src/pages", "src/templates"];

const recall = createFileCache<readonly string[]>();

/** Reports pages and templates without a default export, because Gatsby couldn't render them. */
export function checkPageModules(root: string): Fault[] {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => name.endsWith(".tsx"))
      .map((name) => `${folder}/${name}`),
  );
  return files.flatMap((file) => {
    const path = join(root, file);
    const looked = { file: path, text: readFileSync(path, "utf8") };
    const exported = recall(looked, () => listExports(root, file));
    if (exported.includes("default")) return [];
    return [
      faultAt(
        { file, line: 1, column: 1 },
        {
          rule: "page/no-default-export",
          problem: `This page can't render anything: the module has no default export${exported.length > 0 ? `, only ${exported.join(", ")}` : ""}.`,
          fix: "Export its component as the default: export default function Page() { … }",
        },
      ),
    ];
  });
}
