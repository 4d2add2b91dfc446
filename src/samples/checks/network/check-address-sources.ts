import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ADDRESSES_FILE, type AddressEntry } from "../../../data/addresses";
import { type Fault, faultAt } from "../../../faults/fault";
import { openContent } from "../../../pipeline/content/content-files";
import { listFiles } from "../../../pipeline/store/list-files";
import type { Packages } from "../../packages/packages";
import { toChecksum } from "./checksum";

const NPM = "npm:";
const TEXT_FILE = /\.(?:[cm]?js|ts|json|sol)$/;

/** Checks the `npm:` sources in the list of addresses: the package has to be pinned, and has to contain the address. */
export function checkAddressSources(
  entries: readonly AddressEntry[],
  packages: Packages,
  root: string,
): Fault[] {
  const lines = openContent(root).readText(ADDRESSES_FILE)?.split("\n") ?? [];
  const textOf = rememberTexts(packages);
  return entries.flatMap((entry) => {
    const line = lines.findIndex((text) => text.includes(entry.address)) + 1;
    const position = { file: ADDRESSES_FILE, line: Math.max(1, line), column: 1 };
    if (entry.address !== toChecksum(entry.address)) return []; // check-addresses.ts reports the wrong checksum.
    if (!entry.source.startsWith(NPM)) return [];
    const name = entry.source.slice(NPM.length);
    const version = packages.versions.get(name);
    if (version !== undefined && textOf(name).includes(entry.address.toLowerCase())) return [];
    return [
      faultAt(position, {
        rule: "addresses/source",
        problem:
          version === undefined
            ? `${name} isn't one of the packages in content/packages.`
            : `${name} ${version} doesn't contain ${entry.address} (${entry.name}).`,
        fix: "Name a package that contains the address, or a page that lists it.",
      }),
    ];
  });
}

/** Creates a function that returns all text in a package, in lowercase. Each package is read only once. */
function rememberTexts({ folder }: Packages): (name: string) => string {
  const texts = new Map<string, string>();
  return (name) => {
    const before = texts.get(name);
    if (before !== undefined) return before;
    const text = listFiles(folder, `node_modules/${name}`)
      .filter(
        (file) => TEXT_FILE.test(file) && !file.slice(13 + name.length).includes("node_modules/"),
      )
      .map((file) => readFileSync(join(folder, file), "utf8").toLowerCase())
      .join("\n");
    texts.set(name, text);
    return text;
  };
}
