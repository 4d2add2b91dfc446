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

/** The sheets of components, sorted. A name depends on this list, so webpack's cache does too. */
export const listSheets = (root: string): readonly string[] =>
  listFiles(root, "src").filter((file) => file.endsWith(".module.css"));

/**
 * Names a class by two letters: one for its sheet, one for its place in it. A sheet that changes is
 * compiled again, so its cached names cannot be old ones.
 */
function nameClasses(root: string): (file: string, name: string) => string {
  const sheets = listSheets(root);
  assume(sheets.length <= LETTERS.length, `There are at most ${LETTERS.length} sheets.`);
  const classesOf = new Map<string, readonly string[]>();
  return (file, name) => {
    const sheet = sheets.indexOf(file);
    assume(sheet !== -1, `${file} is a sheet of src.`);
    if (!classesOf.has(file)) {
      const found = readFileSync(join(root, file), "utf8").matchAll(NAME);
      classesOf.set(file, [...new Set([...found].map(([, found]) => found!))]);
    }
    const position = classesOf.get(file)!.indexOf(name);
    assume(position !== -1, `${name} stands in ${file}.`);
    assume(position < LETTERS.length, `${file} has at most ${LETTERS.length} classes.`);
    return LETTERS.charAt(sheet) + LETTERS.charAt(position);
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
