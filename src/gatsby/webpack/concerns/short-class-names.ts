import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { listFiles } from "../../../build/store/list-files";
import { type WebpackConcern, assume, isBuild } from "../concern";
import { listLoaders } from "../list-loaders";

/** What css-loader hands over of the module it names a class of. */
interface LoaderContext {
  readonly resourcePath: string;
}

interface ModuleOptions {
  localIdentName?: string;
  getLocalIdent?: (context: LoaderContext, template: string, name: string) => string;
}

/** Without "a": blockers of advertisements hide the class `ad`. */
const LETTERS = "bcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** What css-loader gives a name of its own: classes and animations. */
const NAME = /(?:\.|@keyframes )([a-z][\w-]*)/gi;

/** What only some .mdx docs show. It comes last, so that it changes no name in all other pages. */
const CALCULATORS = "src/components/calculators/";

/** The sheets of components, sorted. A name depends on this list, so webpack's cache does too. */
export function listSheets(root: string): readonly string[] {
  const sheets = listFiles(root, "src").filter((file) => file.endsWith(".module.css"));
  const isLast = (file: string): boolean => file.startsWith(CALCULATORS);
  return [...sheets.filter((file) => !isLast(file)), ...sheets.filter(isLast)];
}

/** Everything a sheet names, once, in its order. */
function listNames(path: string): readonly string[] {
  const found = readFileSync(path, "utf8").matchAll(NAME);
  return [...new Set([...found].flatMap(([, name]) => name ?? []))];
}

/**
 * Names a class by two letters: one for its sheet, one for its place in it. A sheet that changes is compiled again, so
 * its cached names cannot be old ones.
 */
function nameClasses(root: string): (file: string, name: string) => string {
  const sheets = listSheets(root);
  assume(sheets.length <= LETTERS.length, `There are at most ${LETTERS.length} sheets.`);
  const namesOf = new Map<string, readonly string[]>();
  return (file, name) => {
    const names = namesOf.get(file) ?? listNames(join(root, file));
    namesOf.set(file, names);
    const letters = LETTERS.charAt(sheets.indexOf(file)) + LETTERS.charAt(names.indexOf(name));
    assume(letters.length === 2, `${name} is one of at most ${LETTERS.length} names of ${file}.`);
    return letters;
  };
}

/**
 * Shortens class names such as `Navbar-module--link--91cf9` to two letters, since they are in every page: 380
 * bytes of a first view less than with css-loader's own shortest names of four characters.
 */
export const shortClassNames: WebpackConcern = {
  name: "short-class-names",
  isFor: isBuild,
  apply: ({ module }, { root }) => {
    const modules = listLoaders(module?.rules ?? []).flatMap(({ loader, options }) => {
      if (loader?.includes("css-loader") !== true) return [];
      const named = (options as { modules?: ModuleOptions } | undefined)?.modules;
      return named?.localIdentName === undefined ? [] : [named];
    });
    assume(modules.length > 0, "css-loader has the option modules.localIdentName.");
    const nameOf = nameClasses(root);
    for (const named of modules) {
      named.getLocalIdent = ({ resourcePath }, _template, name) =>
        nameOf(relative(root, resourcePath), name);
    }
  },
};
