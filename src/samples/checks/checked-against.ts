import ts from "typescript";
import type { CheckedSample } from "../../markdown/samples/checked-sample";
import { type SampleInPage, joinContinued } from "../../markdown/samples/sample-page";
import { nameVersion, nameVersions } from "../packages/name-versions";
import { parsePackageName } from "../packages/package-names";
import { nameDataLanguage } from "./data/check-data-language";
import { findSchema } from "./data/data-schemas";
import type { Knowledge } from "./knowledge";
import { INSTALLERS, SHELL_LANGUAGES, findCommand } from "./shell/check-shell";
import type { CommandSpec } from "./shell/command-specs";
import type { ShellCommand, ShellWord } from "./shell/parse-shell";
import { SOLIDITY_LANGUAGES, findCompiler } from "./solidity/check-solidity";
import { TYPESCRIPT_LANGUAGES } from "./typescript/check-typescript";

type Against = Pick<CheckedSample, "proof" | "by" | "against">;
type AgainstNeeds = Pick<Knowledge, "sets" | "parse" | "specs" | "packagesFor">;

/**
 * Finds the tool, and the packages or schemas, that a block is checked with. The label below the block names them.
 */
export function findAgainst(block: SampleInPage, knowledge: AgainstNeeds): Against {
  const { language } = block.sample;
  const packages = knowledge.sets.setOf(block.page.file);
  if (TYPESCRIPT_LANGUAGES.has(language)) {
    const { code } = joinContinued(block, TYPESCRIPT_LANGUAGES);
    return {
      proof: "types",
      by: `TypeScript ${ts.version}`,
      against: nameVersions(code, packages),
    };
  }
  if (SOLIDITY_LANGUAGES.has(language)) {
    const { code } = joinContinued(block, SOLIDITY_LANGUAGES);
    const { compiler } = findCompiler(code, knowledge.sets.main);
    return {
      proof: "compiled",
      by: `solc ${compiler?.version ?? ""}`,
      against: nameVersions(code, packages),
    };
  }
  if (SHELL_LANGUAGES.has(language)) {
    const { code } = joinContinued(block, SHELL_LANGUAGES);
    const against = nameTools(knowledge.parse(code).commands, {
      specs: knowledge.specs,
      packages: knowledge.packagesFor(block.page.file),
    });
    return { proof: against.length > 0 ? "commands" : "parsed", by: "shell commands", against };
  }
  const schema = findSchema(block.sample);
  const by = nameDataLanguage(language);
  return schema
    ? { proof: "schema", by, against: [schema.name] }
    : { proof: "parsed", by, against: [] };
}

const RUNNERS: ReadonlySet<string> = new Set(["npx", "bunx", ...Object.keys(INSTALLERS)]);

/**
 * Names the tools that a script calls and the packages that it installs or runs, with their versions: `@celo/celocli
 * 5.0.0`. Leaves out tools for which there is no list of commands.
 */
function nameTools(
  commands: readonly ShellCommand[],
  { specs, packages }: Pick<AgainstNeeds, "specs"> & { packages: ReadonlyMap<string, string> },
): string[] {
  const named = commands.flatMap(({ words }) => {
    const [name, ...rest] = words.filter(
      ({ text }, at) => at > 0 || !["sudo", "time", "exec"].includes(text),
    );
    if (!name) return [];
    const spec = specs.get(name.text);
    const installed = RUNNERS.has(name.text)
      ? rest.flatMap(({ text }) => nameVersion(parsePackageName(text)?.name ?? "", packages))
      : [];
    return [...(spec ? [nameList(rest, spec)] : []), ...installed];
  });
  return [...new Set(named)];
}

/**
 * Returns the name of the list that contains a command. There may be several lists for a tool, from different releases.
 */
function nameList(words: readonly ShellWord[], spec: CommandSpec): string {
  const command = findCommand(words, spec);
  const part = spec.parts?.find(({ commands }) => commands.has(command ?? ""));
  return (part ?? spec.parts?.[0] ?? spec).from;
}
