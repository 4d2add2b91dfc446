import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { CliCommand } from "../../src/data/cli/cli-command";
import { readCliReference } from "../../src/data/cli/cli-reference";
import { openContent } from "../../src/pipeline/content/content-files";
import { compile } from "../support/compile";

/** Facts from the public documentation of celocli 9.0.1: names, types and defaults, but no descriptions. */
interface Facts {
  readonly version: string;
  readonly commands: readonly {
    readonly id: string;
    readonly topic: string;
    readonly args?: readonly unknown[];
    readonly aliases?: readonly string[];
    readonly flags: readonly FlagFacts[];
  }[];
}

interface FlagFacts {
  readonly name: string;
  readonly char?: string;
  readonly type: string;
  readonly required?: boolean;
  readonly default?: string;
  readonly options?: readonly string[];
  readonly multiple?: boolean;
  readonly allowNo?: boolean;
}

const facts = JSON.parse(
  readFileSync(join(process.cwd(), "__tests__/fixtures/celocli-9.0.1.json"), "utf8"),
) as Facts;
const content = openContent(process.cwd());
const { topics, release, faults } = readCliReference(content, []);
const described = new Map(
  [...topics.values()].flatMap(({ commands }) => commands).map((command) => [command.id, command]),
);

/** The documentation says `.tson`, but the tool writes `.json` (celocli, governance:build-proposal). */
const CORRECTED: Readonly<Record<string, string>> = {
  "proposalTransactions.tson": "proposalTransactions.json",
};

const byName = (a: { name: string }, b: { name: string }): number => a.name.localeCompare(b.name);

const flagsOf = (command: CliCommand | undefined): FlagFacts[] =>
  [...(command?.flags ?? [])]
    .map(({ name, char, type, required, default: value, options, multiple, allowNo }) => ({
      name,
      type,
      ...(char !== undefined && { char }),
      ...(required && { required }),
      ...(value !== undefined && { default: value }),
      ...(options.length > 0 && { options }),
      ...(multiple && { multiple }),
      ...(allowNo && { allowNo }),
    }))
    .sort(byName);

test("the facts cover 152 commands with 1375 flags", () => {
  expect([facts.version, facts.commands.length]).toEqual(["9.0.1", 152]);
  expect(facts.commands.flatMap(({ flags }) => flags)).toHaveLength(1375);
  expect(release?.version).toBe(facts.version);
  expect(faults).toEqual([]);
});

test("the reference has every command, and no others", () => {
  expect([...described.keys()].sort()).toEqual(facts.commands.map(({ id }) => id).sort());
});

test.each(facts.commands)("$id has its flags, aliases and arguments", ({ id, flags, ...fact }) => {
  const command = described.get(id);
  const expected = flags.map((flag) => ({
    ...flag,
    ...(flag.default !== undefined && { default: CORRECTED[flag.default] ?? flag.default }),
  }));
  expect(flagsOf(command)).toEqual(expected.sort(byName));
  // The documentation leaves out arguments that fill a whole line, so a command may have more arguments than
  // documented.
  expect(command?.args.length).toBeGreaterThanOrEqual(fact.args?.length ?? 0);
  const names = new Set([command?.aliasOf ?? id, ...(command?.aliases ?? [])]);
  expect((fact.aliases ?? []).filter((alias) => !names.has(alias))).toEqual([]);
});

test("every command has our own descriptions of itself, its arguments and its flags", () => {
  const silent = [...described.values()].flatMap(({ id, summary, args, flags }) =>
    [{ name: "", description: summary }, ...args, ...flags]
      .filter(({ description }) => description.trim().length < 4)
      .map(({ name }) => `${id} ${name}`),
  );
  expect(silent).toEqual([]);
});

const files = Object.fromEntries(
  ["content/data", "content/docs/cli", "content/fragments"]
    .flatMap((folder) => content.listFiles(folder))
    .map((file) => [file, content.readText(file) ?? ""]),
);

describe("the pages below /cli show them all", () => {
  test.each([...new Set(facts.commands.map(({ topic }) => topic))])("%s", (topic) => {
    const file = `content/docs/cli/${topic}.md`;
    const { html } = compile(files[file] ?? "", { file, files });
    const sections = new Map(
      html.split('<h2 id="').map((part) => [part.slice(0, part.indexOf('"')), part] as const),
    );
    const missing = facts.commands
      .filter((fact) => fact.topic === topic)
      .flatMap(({ id, flags }) => {
        const section = sections.get(id.replaceAll(":", "-"));
        if (section === undefined) return [id];
        const { aliasOf } = described.get(id) ?? {};
        // An alias leads to the command that explains the flags.
        if (aliasOf !== undefined)
          return section.includes(`#${aliasOf.replaceAll(":", "-")}"`) ? [] : [id];
        return flags
          .filter(({ name }) => !new RegExp(`<code[^>]*>--${name}</code>`).test(section))
          .map(({ name }) => `${id} --${name}`);
      });
    expect(missing).toEqual([]);
  });
});
