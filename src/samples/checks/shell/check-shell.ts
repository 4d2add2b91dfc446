import type { Sample } from "../../../base/sample";
import { type Fault, faultAt } from "../../../faults/fault";
import { suggest } from "../../../faults/nearest";
import { languagesOf } from "../../../markdown/samples/sample-kind";
import {
  type SampleInPage,
  type SamplePage,
  joinContinued,
  listSamples,
} from "../../../markdown/samples/sample-page";
import { parsePackageName } from "../../packages/package-names";
import { checkPackage } from "./check-package";
import type { CommandSpec } from "./command-specs";
import type { ParseShell, ShellCommand, ShellWord } from "./parse-shell";

export const SHELL_LANGUAGES = languagesOf("shell");

/** The data that command lines are checked against. */
export interface ShellKnowledge {
  readonly parse: ParseShell;
  readonly specs: ReadonlyMap<string, CommandSpec>;
  /** Packages that pages may install or run, with the pinned version if there is one. */
  readonly packagesFor: (page: string) => ReadonlyMap<string, string>;
}

/** Checks every shell block: its grammar, the commands and flags of known tools, and the names of packages. */
export function checkShell(
  pages: readonly SamplePage[],
  knowledge: ShellKnowledge,
  isStale: (block: SampleInPage) => boolean,
): Fault[] {
  return listSamples(pages, SHELL_LANGUAGES)
    .filter(isStale)
    .flatMap((block) => {
      const { code, linesAbove } = joinContinued(block, SHELL_LANGUAGES);
      const { commands, slip } = knowledge.parse(code);
      const at = (word: { line: number; column: number }): Sample => ({
        ...block.sample,
        line: block.sample.line + word.line - linesAbove,
        column: block.sample.column + word.column,
      });
      if (slip) {
        if (slip.line < linesAbove) return []; // This fault is already reported for an earlier block.
        return [
          faultAt(at(slip), {
            rule: "sample/shell",
            problem: "This isn't valid shell syntax.",
            fix: "Close any open quotes and brackets, write placeholders as $NAME or in quotes, or move a command's output to a text block.",
          }),
        ];
      }
      return commands
        .filter(({ words }) => (words[0]?.line ?? 0) >= linesAbove)
        .flatMap((command) =>
          checkCommand(command, {
            specs: knowledge.specs,
            packages: knowledge.packagesFor(block.page.file),
            at,
          }),
        );
    });
}

interface CommandNeeds {
  readonly specs: ReadonlyMap<string, CommandSpec>;
  readonly packages: ReadonlyMap<string, string>;
  readonly at: (word: ShellWord) => Sample;
}

function checkCommand({ words }: ShellCommand, needs: CommandNeeds): Fault[] {
  const [name, ...rest] = words;
  if (!name) return [];
  if (name.text === "sudo" || name.text === "time" || name.text === "exec")
    return checkCommand({ words: rest }, needs);
  const installed = checkInstall(name, rest, needs);
  if (installed) return installed;
  const spec = needs.specs.get(name.text);
  return spec ? checkFlags(rest, spec, needs.at) : [];
}

export const INSTALLERS: Readonly<Record<string, readonly string[]>> = {
  npm: ["install", "i", "add", "exec", "x"],
  yarn: ["add", "dlx"],
  pnpm: ["add", "dlx", "install", "i"],
  bun: ["add", "x"],
};

/** Checks a command that installs or runs packages; returns undefined for any other command. */
function checkInstall(
  name: ShellWord,
  rest: readonly ShellWord[],
  { packages, specs, at }: CommandNeeds,
): Fault[] | undefined {
  const checkNamed = (word: ShellWord, toName?: (name: string) => string): Fault[] => {
    if (/^[./$~]|^https?:|\.tgz$/.test(word.text)) return [];
    return checkPackage({ text: word.text, position: at(word), packages, toName });
  };
  if (name.text === "npx" || name.text === "bunx") {
    const from = rest.findIndex(({ text }) => !text.startsWith("-"));
    const program = rest[from];
    if (!program || program.text.startsWith("$")) return [];
    const { name: packageName = "" } = parsePackageName(program.text) ?? {};
    const spec = specs.get(packageName.slice(packageName.lastIndexOf("/") + 1));
    return [...checkNamed(program), ...(spec ? checkFlags(rest.slice(from + 1), spec, at) : [])];
  }
  const verbs = INSTALLERS[name.text];
  if (!verbs) return undefined;
  const [verb, ...names] = rest.filter(({ text }) => !text.startsWith("-"));
  if (verb && (verb.text === "create" || verb.text === "init") && names[0])
    return checkNamed(names[0], toInitializer);
  if (!verb || !verbs.includes(verb.text)) return [];
  const runs = ["exec", "x", "dlx"].includes(verb.text);
  return (runs ? names.slice(0, 1) : names).flatMap((word) => checkNamed(word));
}

/** `npm create vite@latest` runs create-vite (https://docs.npmjs.com/cli/commands/npm-init). */
function toInitializer(name: string): string {
  if (!name.startsWith("@")) return `create-${name}`;
  return name.includes("/") ? name.replace("/", "/create-") : `${name}/create`;
}

/** Checks the command and the flags of a known tool. */
function checkFlags(
  words: readonly ShellWord[],
  spec: CommandSpec,
  at: CommandNeeds["at"],
): Fault[] {
  const end = words.findIndex(({ text }) => text === "--");
  const own = end === -1 ? words : words.slice(0, end);
  const command = findCommand(own, spec);
  if (command === undefined) {
    const named = own.find(({ text }) => !text.startsWith("-"));
    if (!named || /[$<]/.test(named.text)) return checkKnownFlags(own, spec, new Set(), at);
    return [
      faultAt(at(named), {
        rule: "sample/unknown-command",
        problem: `${spec.tool} has no command "${named.text}" (${spec.from}).`,
        fix: suggest(named.text, spec.commands.keys(), "commands"),
      }),
    ];
  }
  return checkKnownFlags(own, spec, spec.commands.get(command) ?? new Set(), at);
}

/** Finds the command at the start of some words. The longest match wins: `compose up` before `compose`. */
export function findCommand(
  words: readonly ShellWord[],
  { commands }: Pick<CommandSpec, "commands">,
): string | undefined {
  const plain = words.map(({ text }) => text).filter((text) => !text.startsWith("-"));
  for (let length = Math.min(3, plain.length); length > 0; length -= 1) {
    const name = plain.slice(0, length).join(" ");
    if (commands.has(name)) return name;
    const topic = plain.slice(0, length).join(":"); // oclif also accepts spaces between topics.
    if (commands.has(topic)) return topic;
  }
  return commands.has("") ? "" : undefined;
}

function checkKnownFlags(
  words: readonly ShellWord[],
  spec: CommandSpec,
  flags: ReadonlySet<string>,
  at: CommandNeeds["at"],
): Fault[] {
  const known = new Set([...flags, ...spec.flags]);
  return words.flatMap((word) => {
    const flag = /^(--?[A-Za-z][\w.-]*)(?:=|$)/.exec(word.text)?.[1];
    if (flag === undefined || known.has(flag)) return [];
    return [
      faultAt(at(word), {
        rule: "sample/unknown-flag",
        problem: `${spec.tool} has no flag ${flag} here (${spec.from}).`,
        fix: suggest(flag, known, "flags"),
      }),
    ];
  });
}
