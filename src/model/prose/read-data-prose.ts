import { type DataSource, readDataFolder } from "../data/data-files";
import { GLOSSARY_FOLDER } from "../data/glossary";
import { PARAMETERS_FOLDER } from "../data/parameters";
import { CODE_SIGN, type ProseBlock } from "./prose-block";
import { blockAt } from "./read-prose";
import type { PageProse } from "./repeats";

const withoutCode = (text: string): string => text.replace(/`[^`]*`/g, CODE_SIGN);

/** What readers read of `content/data`, by file. */
export function readDataProse(source: DataSource): PageProse[] {
  const terms = readDataFolder(GLOSSARY_FOLDER, source).entries.map(({ file, value, placeOf }) => ({
    file,
    blocks: [
      blockAt("label", value.term, placeOf(["term"])),
      blockAt("label", value.definition, placeOf(["definition"])),
      ...value.aliases.map((alias, at) => blockAt("label", alias, placeOf(["aliases", at]))),
    ],
  }));
  const groups = readDataFolder(PARAMETERS_FOLDER, source).entries.map(
    ({ file, value, placeOf }) => ({
      file,
      blocks: [
        blockAt("heading", value.title, placeOf(["title"])),
        ...value.parameters.flatMap(({ name, value: amount, note }, at): ProseBlock[] => [
          blockAt("cell", withoutCode(name), placeOf(["parameters", at, "name"])),
          blockAt("cell", withoutCode(amount), placeOf(["parameters", at, "value"])),
          blockAt("cell", withoutCode(note ?? ""), placeOf(["parameters", at, "note"])),
        ]),
      ],
    }),
  );
  return [...terms, ...groups];
}
