import { existsSync, readFileSync, readdirSync } from "node:fs";
import { readAddresses } from "../../src/data/addresses";
import type { DataSource } from "../../src/data/data-files";
import { readFacts } from "../../src/data/facts";
import { readFooter } from "../../src/docs/shell/footer";
import { readHome } from "../../src/docs/shell/home";
import { type NavbarItem, readNavbar } from "../../src/docs/shell/navbar";
import type { Site } from "../../src/docs/site";

/** Reads the site's own files. */
const source: DataSource = {
  readText: (file) => (existsSync(file) ? readFileSync(file, "utf8") : undefined),
  listFiles: (folder) =>
    existsSync(folder) ? readdirSync(folder).map((name) => `${folder}/${name}`) : [],
};

/** Everything that the home page's file refers to, except for the networks. */
export const feeData = {
  facts: readFacts(source).facts,
  addresses: readAddresses(source).entries,
};

export const navbar: readonly NavbarItem[] = readNavbar(source).value;

/** Returns the value of a file. Throws if the file has faults, which the site's own files never have. */
function whole<Value>({ value, faults }: { value: Value | undefined; faults: readonly object[] }) {
  if (value === undefined || faults.length > 0) throw new Error(JSON.stringify(faults));
  return value;
}

export const footer: NonNullable<Site["footer"]> = whole(readFooter(source));
const uses = whole({ ...readHome(source, { ...feeData, networks: [] }), faults: [] });
export const home: NonNullable<Site["home"]> = uses;
