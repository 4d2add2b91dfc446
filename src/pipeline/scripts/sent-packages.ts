import { readFileSync, readdirSync } from "node:fs";
import { join, resolve, sep } from "node:path";
import type { Metafile } from "esbuild";
import type { Compiler, Module } from "webpack";
import { type SentPackage, formatMit } from "../../outputs/hosting/licenses";

/** The folder of a site, and the absolute paths of files that bundlers have put into its scripts and styles. */
export interface Bundling {
  readonly root: string;
  readonly sentFiles: Set<string>;
}

/** Records the files whose code ended up in esbuild's bundle, but not those that esbuild read and then dropped. */
export function noteSentInputs({ root, sentFiles }: Bundling, { outputs }: Metafile): void {
  for (const { inputs } of Object.values(outputs)) {
    for (const [file, { bytesInOutput }] of Object.entries(inputs))
      if (bytesInOutput > 0) sentFiles.add(resolve(root, file));
  }
}

/** Records the files that webpack has put into scripts and styles. */
export class NoteSentModules {
  constructor(private readonly bundling: Bundling) {}

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap("NoteSentModules", ({ chunks, chunkGraph }) => {
      for (const chunk of chunks) {
        for (const module of chunkGraph.getChunkModulesIterable(chunk)) this.note(module);
      }
    });
  }

  private note(module: Module): void {
    const { root, sentFiles } = this.bundling;
    // A runtime module is webpack's own code, which is part of every bundle.
    if (module.type === "runtime") sentFiles.add(join(root, "node_modules/webpack/lib"));
    const file = module.nameForCondition();
    if (file != null) sentFiles.add(file);
    // A concatenated module contains other modules, which aren't in any chunk themselves.
    if ("modules" in module) for (const inner of module.modules as Set<Module>) this.note(inner);
  }
}

const PACKAGE_FOLDER = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/;
const GATSBY_RUNTIME = `${sep}.cache${sep}`;

/** Finds the folder of the package that a file belongs to; undefined for files of this site. */
function packageFolderOf(root: string, file: string): string | undefined {
  const [folder] = PACKAGE_FOLDER.exec(file) ?? [];
  if (folder !== undefined) return folder;
  // Gatsby copies its runtime into .cache.
  return file.includes(GATSBY_RUNTIME) ? join(root, "node_modules/gatsby") : undefined;
}

const LICENSE_FILE = /^(?:licen[cs]e|copying|notice)(?:[.-].*)?$/i;

/** The fields of a package.json that are used here. */
interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly author?: string | { readonly name: string };
}

function readPackage(folder: string): SentPackage {
  const file = join(folder, "package.json");
  const {
    name,
    version,
    license = "",
    author,
  } = JSON.parse(readFileSync(file, "utf8")) as Manifest;
  const owner = typeof author === "string" ? author : author?.name;
  const texts = readdirSync(folder)
    .filter((one) => LICENSE_FILE.test(one))
    .sort()
    .map((one) => readFileSync(join(folder, one), "utf8"));
  if (texts.length === 0 && license === "MIT")
    texts.push(formatMit(owner ?? `the authors of ${name}`));
  if (license === "" || texts.length === 0)
    throw new Error(`The site sends code of ${name}, but ${folder} contains no license.`);
  return { name, version, license, texts };
}

/** Lists the packages whose code this build sends, from the bundlers' records. */
export function listSentPackages({ root, sentFiles }: Bundling): SentPackage[] {
  const folders = new Set([...sentFiles].flatMap((file) => packageFolderOf(root, file) ?? []));
  const packages = [...folders].map(readPackage);
  // The same version of a package may be installed in two folders, but is listed only once.
  return [...new Map(packages.map((one) => [`${one.name} ${one.version}`, one])).values()];
}
