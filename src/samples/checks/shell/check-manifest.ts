import { type Fault } from "../../../faults/fault";
import {
  type SampleInPage,
  type SamplePage,
  listSamples,
} from "../../../markdown/samples/sample-page";
import { checkPackage } from "./check-package";

const JSON_ONLY: ReadonlySet<string> = new Set(["json"]);
const DEPENDENCY = /^\s*"((?:@[\w.-]+\/)?[\w.-]+)":\s*"([\^~]?\d[\w.-]*)"/;
const GROUP = /^\s*"(\w+)":\s*\{/;

/**
 * Checks that a block titled `package.json` lists only the packages and versions that the page's samples are checked
 * with.
 */
export function checkManifests(
  pages: readonly SamplePage[],
  packagesFor: (page: string) => ReadonlyMap<string, string>,
  isStale: (block: SampleInPage) => boolean,
): Fault[] {
  return listSamples(pages, JSON_ONLY)
    .filter((block) => block.sample.title?.split("/").at(-1) === "package.json" && isStale(block))
    .flatMap(({ page, sample }) => {
      let group = "";
      return sample.code.split("\n").flatMap((line, index) => {
        group = GROUP.exec(line)?.[1] ?? group;
        const [, name, version] = DEPENDENCY.exec(line) ?? [];
        if (name === undefined || version === undefined || !group.endsWith("ependencies"))
          return [];
        const position = {
          ...sample,
          line: sample.line + index,
          column: sample.column + line.indexOf('"'),
        };
        const packages = packagesFor(page.file);
        return checkPackage({ text: `${name}@${version}`, position, packages });
      });
    });
}
