import { type Fault, faultAt } from "../../faults/fault";
import { suggest } from "../../faults/nearest";
import type { Result } from "../../faults/result";
import { parseYaml } from "../../faults/yaml";
import type { Doc, RoutedDoc, SiteInput, SiteTag } from "../site";
import { type Tag, readTags } from "../tags";

const TAGS_FILE = "content/tags.yaml";

/**
 * Reads the site's tags, and checks that docs only use these tags.
 */
export function readSiteTags(
  { readData }: Pick<SiteInput, "readData">,
  docs: readonly RoutedDoc[],
): Result<readonly Tag[]> {
  const { tags, faults } = readTagFile(readData(TAGS_FILE));
  return { value: tags, faults: [...faults, ...checkTags(docs, tags)] };
}

function readTagFile(text: string | undefined): { tags: Tag[]; faults: Fault[] } {
  if (text === undefined) return { tags: [], faults: [] };
  const yaml = parseYaml(text, { file: TAGS_FILE, firstLine: 1 });
  return Array.isArray(yaml) ? { tags: [], faults: yaml } : readTags(yaml);
}

function checkTags(docs: readonly RoutedDoc[], tags: readonly Tag[]): Fault[] {
  const known = new Set(tags.map(({ id }) => id));
  return docs.flatMap(({ compiled: { file, frontmatter, frontmatterLines } }) =>
    (frontmatter?.tags ?? []).flatMap((tag, index) => {
      if (known.has(tag)) return [];
      const [line, column] = frontmatterLines[`tags.${index}`] ?? [1, 1];
      return [
        faultAt(
          { file, line, column },
          {
            rule: "tags/unknown",
            problem: `There is no tag "${tag}".`,
            fix: `${suggest(tag, known, "tags")} To add a tag, list it in ${TAGS_FILE}.`,
            missing: tag,
          },
        ),
      ];
    }),
  );
}

/** Pairs each tag with the docs listed under it. */
export const withDocs = (tags: readonly Tag[], docs: readonly Doc[]): SiteTag[] =>
  tags.map((tag) => ({
    ...tag,
    docIds: docs
      .filter((doc) => doc.tags.includes(tag.id) && !doc.unlisted && !doc.draft)
      .map(({ version, id }) => ({ version, id })),
  }));
