import { type AddressEntry, readAddresses } from "../../data/addresses";
import { readCliManifests } from "../../data/cli/cli-manifests";
import { readCliReference } from "../../data/cli/cli-reference";
import { type DataSource, readDataFolder } from "../../data/data-files";
import { type Network, readNetworks } from "../../data/networks";
import type { Fault } from "../../faults/fault";
import { openContent } from "../../pipeline/content/content-files";
import { readKnownPackages } from "../packages/known-packages";
import type { PackageSets } from "../packages/packages";
import {
  COMMANDS_FOLDER,
  type CommandSpec,
  mergeSpecs,
  toCliSpec,
  toSpec,
} from "./shell/command-specs";
import { type ParseShell, createShellParser } from "./shell/parse-shell";

/** Everything that samples and texts are checked against. */
export interface Knowledge {
  readonly sets: PackageSets;
  readonly parse: ParseShell;
  readonly specs: ReadonlyMap<string, CommandSpec>;
  /** Packages that a page may install or run, with the version if it is known. */
  readonly packagesFor: (page: string) => ReadonlyMap<string, string>;
  readonly networks: readonly Network[];
  readonly addresses: readonly AddressEntry[];
  /** Faults in the lists themselves. */
  readonly faults: readonly Fault[];
}

/**
 * Reads the lists in `content/data`.
 * @param sets All sets of packages. The sets that the checks need must be installed.
 */
export async function readKnowledge(root: string, sets: PackageSets): Promise<Knowledge> {
  const source: DataSource = openContent(root);
  const commands = readDataFolder(COMMANDS_FOLDER, source);
  const manifests = readCliManifests(source);
  const cli = toCliSpec(readCliReference(source, manifests.value));
  const known = readKnownPackages(source.readText);
  const networks = readNetworks(source);
  const addresses = readAddresses(source);
  return {
    sets,
    parse: await createShellParser(),
    // On a site without a command reference, celocli commands aren't checked.
    specs: mergeSpecs([
      ...(cli.commands.size > 0 ? [cli] : []),
      ...commands.entries.map(({ value }) => toSpec(value)),
    ]),
    packagesFor: (page) =>
      new Map([...known.packages, ...sets.main.versions, ...sets.setOf(page).versions]),
    networks: networks.networks,
    addresses: addresses.entries,
    faults: [
      ...manifests.faults,
      ...commands.faults,
      ...known.faults,
      ...networks.faults,
      ...addresses.faults,
    ],
  };
}
