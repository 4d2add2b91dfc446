import { readFileSync } from "node:fs";
import type { Site } from "../../src/model/docs/site";
import { readFooter } from "../../src/model/shell/footer";
import { readHome } from "../../src/model/shell/home";
import { type NavbarItem, readNavbar } from "../../src/model/shell/navbar";

/** The site's own files. */
const source = { readText: (file: string): string => readFileSync(file, "utf8") };

export const navbar: readonly NavbarItem[] = readNavbar(source).value;

/** Throws what a file lacks: the site's own has no faults. */
function whole<Value>({ value, faults }: { value: Value | undefined; faults: readonly object[] }) {
  if (value === undefined || faults.length > 0) throw new Error(JSON.stringify(faults));
  return value;
}

export const footer: NonNullable<Site["footer"]> = whole(readFooter(source));
const uses = whole({ ...readHome(source, []), faults: [] });
export const home: NonNullable<Site["home"]> = uses;
