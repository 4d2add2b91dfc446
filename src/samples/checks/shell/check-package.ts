import semver from "semver";
import { type Fault, type Position, faultAt } from "../../../faults/fault";
import { suggest } from "../../../faults/nearest";
import { parsePackageName } from "../../packages/package-names";

/** Programs whose names differ from the names of their packages. */
const PROGRAMS: Readonly<Record<string, string>> = {
  tsc: "typescript",
  celocli: "@celo/celocli",
  anvil: "@foundry-rs/anvil",
};

/** A package in a command: `viem`, `viem@2.57.1`. */
export interface NamedPackage {
  readonly text: string;
  readonly position: Position;
  /** Packages that pages may name, with the version if it is known. */
  readonly packages: ReadonlyMap<string, string>;
  /** Returns the package that a name refers to: `create-vite` for `vite` in `npm create vite`. */
  readonly toName?: ((name: string) => string) | undefined;
}

/** Checks that a page names only verified packages, in the versions that samples are checked with. */
export function checkPackage({
  text,
  position,
  packages,
  toName = (name) => name,
}: NamedPackage): Fault[] {
  const parsed = parsePackageName(text);
  const name = parsed && toName(PROGRAMS[parsed.name] ?? parsed.name);
  const pinned = name === undefined ? undefined : packages.get(name);
  if (name === undefined || pinned === undefined) {
    return [
      faultAt(position, {
        rule: "sample/unknown-package",
        problem: `"${text}" isn't one of the packages verified for this site.`,
        fix: `${suggest(name ?? text, packages.keys(), "packages")} To use a new package, add it to content/packages/package.json, or to content/data/npm-packages.yaml with its source.`,
      }),
    ];
  }
  const version = parsed?.version;
  if (version === undefined || !semver.validRange(version) || !semver.valid(pinned)) return [];
  if (semver.satisfies(pinned, version, { includePrerelease: true })) return [];
  return [
    faultAt(position, {
      rule: "sample/package-version",
      problem: `This installs ${name} ${version}, but the samples are checked against ${pinned}.`,
      fix: `Write ${name}@${pinned}, or omit the version.`,
    }),
  ];
}
