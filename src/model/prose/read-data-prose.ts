import { type DataSource, readDataFolder } from "../data/data-files";
import { GLOSSARY_FOLDER } from "../data/glossary";
import { PARAMETERS_FOLDER } from "../data/parameters";
import { CODE_SIGN, type ProseBlock } from "./prose-block";
import { blockAt } from "./read-prose";
import type { PageProse } from "./repeats";

const withoutCode = (text: string): string => text.replace(/`[^`]*`/g, CODE_SIGN);

/** What readers read of `content/data`, by file. */
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
        ...value.parameters.flatMap(({ name, value: amount, note }, at): ProseBlock[] => [
          blockAt("cell", withoutCode(name), positionOf(["parameters", at, "name"])),
          blockAt("cell", withoutCode(amount ?? ""), positionOf(["parameters", at, "value"])),
          blockAt("cell", withoutCode(note ?? ""), positionOf(["parameters", at, "note"])),
        ]),
      ],
    }),
  );
  return [...terms, ...groups];
}
