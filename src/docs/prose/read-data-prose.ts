import { CLI_FOLDER } from "../../data/cli/cli-data";
import { CLI_RELEASE_FILE, readCliRelease } from "../../data/cli/cli-release";
import { COMPATIBILITY_FOLDER } from "../../data/compatibility/compatibility";
import { CONTRACTS_FILE, readContracts } from "../../data/contracts/contract-data";
import { type DataSource, readDataFolder } from "../../data/data-files";
import { ERRORS_FILE, readKnownErrors } from "../../data/errors/known-errors";
import { GLOSSARY_FOLDER } from "../../data/glossary";
import { PARAMETERS_FOLDER } from "../../data/parameters";
import { CODE_SIGN, type ProseBlock } from "./prose-block";
import { blockAt } from "./read-prose";
import type { PageProse } from "./repeats";

const withoutCode = (text: string): string => text.replace(/`[^`]*`/g, CODE_SIGN);

/** Returns the texts of `content/data` that readers see, by file. */
export function readDataProse(source: DataSource): PageProse[] {
  const terms = readDataFolder(GLOSSARY_FOLDER, source).entries.map(
    ({ file, value, positionOf }) => ({
      file,
      blocks: [
        blockAt("label", value.term, positionOf(["term"])),
        blockAt("label", value.definition, positionOf(["definition"])),
        ...value.aliases.map((alias, at) => blockAt("label", alias, positionOf(["aliases", at]))),
      ],
    }),
  );
  const groups = readDataFolder(PARAMETERS_FOLDER, source).entries.map(
    ({ file, value, positionOf }) => ({
      file,
      blocks: [
        blockAt("heading", value.title, positionOf(["title"])),
        ...value.parameters.flatMap((parameter, at) =>
          (["name", "value", "note"] as const).map((key) =>
            blockAt("cell", withoutCode(parameter[key] ?? ""), positionOf(["parameters", at, key])),
          ),
        ),
      ],
    }),
  );
  const compatibility = readDataFolder(COMPATIBILITY_FOLDER, source).entries.map(
    ({ file, value, positionOf }) => ({
      file,
      blocks: [
        ...value.columns.flatMap(({ title, check }, at) => [
          blockAt("cell", title, positionOf(["columns", at, "title"])),
          blockAt("paragraph", withoutCode(check), positionOf(["columns", at, "check"])),
        ]),
        ...value.products.flatMap(({ name, answers }, at) =>
          [name, ...Object.values(answers).map((answer) => answer.value)].map((text) =>
            blockAt("cell", withoutCode(text), positionOf(["products", at])),
          ),
        ),
      ],
    }),
  );
  return [
    ...terms,
    ...groups,
    ...compatibility,
    ...readCliProse(source),
    ...readContractProse(source),
    ...readErrorProse(source),
  ];
}

/** Returns our descriptions of contract functions. */
function readContractProse(source: DataSource): PageProse[] {
  const blocks = readContracts(source).sentences.map(({ text, position }) =>
    blockAt("cell", withoutCode(text), position),
  );
  return blocks.length > 0 ? [{ file: CONTRACTS_FILE, blocks }] : [];
}

/** Returns the causes and fixes of errors. */
function readErrorProse(source: DataSource): PageProse[] {
  const blocks = readKnownErrors(source).sentences.map(({ text, position }) =>
    blockAt("cell", withoutCode(text), position),
  );
  return blocks.length > 0 ? [{ file: ERRORS_FILE, blocks }] : [];
}

/** Returns the texts that describe celocli's commands. */
function readCliProse(source: DataSource): PageProse[] {
  const topics = readDataFolder(CLI_FOLDER, source).entries.map(({ file, value, positionOf }) => {
    const cell = (words: string, path: readonly PropertyKey[]): ProseBlock =>
      blockAt("cell", withoutCode(words), positionOf(["commands", ...path]));
    const blocks = value.commands.flatMap((command, at) => [
      cell(command.summary, [at, "summary"]),
      cell(command.description, [at, "description"]),
      cell(command.trouble, [at, "trouble"]),
      ...command.args.map((arg, index) =>
        cell(arg.description, [at, "args", index, "description"]),
      ),
      ...command.flags.flatMap((flag, index) =>
        typeof flag === "string" ? [] : cell(flag.description, [at, "flags", index, "description"]),
      ),
    ]);
    return { file, blocks };
  });
  const { release, positionOf } = readCliRelease(source);
  if (!release || !positionOf) return topics;
  const blocks = [
    ...release.flags.map(({ description }, at) =>
      blockAt("cell", withoutCode(description), positionOf(["flags", at, "description"])),
    ),
    ...release.removed.map(({ instead }, at) =>
      blockAt("cell", withoutCode(instead), positionOf(["removed", at, "instead"])),
    ),
  ];
  return [...topics, { file: CLI_RELEASE_FILE, blocks }];
}
