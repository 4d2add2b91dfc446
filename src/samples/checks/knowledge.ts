import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type AddressEntry, readAddresses } from "../../model/data/addresses";
import { type DataSource, readDataFolder } from "../../model/data/data-files";
import { type Network, readNetworks } from "../../model/data/networks";
import type { Fault } from "../../faults/fault";
import { digestOf } from "../../build/store/cache-files";
import { readCliCommands } from "../../build/content/cli-commands";
import { writeCliCommands } from "../../build/content/cli-manifests";
import type { CliManifest } from "../../model/cli/cli-command";
import { readCliReference } from "../../model/cli/cli-reference";
import { openContent } from "../../build/content/content-files";
import { listFiles } from "../../build/store/list-files";
import {
  COMMANDS_FOLDER,
  type CommandSpec,
  mergeSpecs,
  toCliSpec,
  toSpec,
} from "./shell/command-specs";
import { readKnownPackages } from "../packages/known-packages";
import { type PackageSets, installPackages } from "../packages/packages";
import { type ParseShell, createShellParser } from "./shell/parse-shell";

/** All that the content is held against. */
export interface Knowledge {
  readonly sets: PackageSets;
  readonly parse: ParseShell;
  readonly specs: ReadonlyMap<string, CommandSpec>;
  /** Packages that a page may install or run, with the version where one is known. */
  readonly packagesFor: (page: string) => ReadonlyMap<string, string>;
  readonly networks: readonly Network[];
  readonly addresses: readonly AddressEntry[];
  /** Changes with everything that decides what is found in the blocks of a page. */
  readonly digestFor: (page: string) => string;
  /** What is wrong with the lists themselves. */
  readonly faults: readonly Fault[];
}

/** Reads the lists of `content/data` and installs the packages. */
export async function readKnowledge(root: string): Promise<Knowledge> {
  const source: DataSource = openContent(root);
  const sets = installPackages(root);
  const commands = readDataFolder(COMMANDS_FOLDER, source);
  const manifestFaults = writeCliCommands(root);
  const manifests = JSON.parse(readCliCommands(root) ?? "[]") as CliManifest[]; // Our own file.
  const cli = toCliSpec(readCliReference(source, manifests));
  const known = readKnownPackages(source.readText);
  const networks = readNetworks(source);
  const addresses = readAddresses(source);
  const lists = digestOf(
    sets.main.digest, // The compilers of Solidity come from there.
    JSON.stringify(commands.entries.map(({ value }) => value)),
    cli.from,
    JSON.stringify([...cli.commands].map(([id, flags]) => [id, ...flags])),
    JSON.stringify([...known.packages]),
    ...["src/samples", "src/model/samples"].flatMap((folder) =>
      listFiles(root, folder).map((file) => readFileSync(join(root, file), "utf8")),
    ),
  );
  return {
    sets,
    parse: await createShellParser(),
    // A site without a reference has no list of celocli.
    specs: mergeSpecs([
      ...(cli.commands.size > 0 ? [cli] : []),
      ...commands.entries.map(({ value }) => toSpec(value)),
    ]),
    packagesFor: (page) =>
      new Map([...known.packages, ...sets.main.versions, ...sets.setOf(page).versions]),
    networks: networks.networks,
    addresses: addresses.entries,
    digestFor: (page) => lists + sets.setOf(page).digest,
    faults: [
      ...manifestFaults,
      ...commands.faults,
      ...known.faults,
      ...networks.faults,
      ...addresses.faults,
    ],
  };
}
