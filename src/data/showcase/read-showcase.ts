import { isPageId } from "../../base/page-ids";
import { checkRepeatedLabels } from "../../base/repeated-labels";
import { checkSchema } from "../../faults/check-schema";
import { type Fault, faultAt } from "../../faults/fault";
import { type YamlText, parseYaml } from "../../faults/yaml";
import { checkDuplicates } from "./check-duplicates";
import { countTags, sortSites } from "./filter-sites";
import { readSite } from "./read-site";
import { SHOWCASE_FOLDER, type Showcase, type UncountedTag } from "./showcase";
import { showcaseTagsSchema } from "./site-schema";

/** Access to the showcase's files. */
export interface ShowcaseSource {
  /** All files in content/showcase, relative to the repository's root. */
  readonly files: readonly string[];
  readonly readText: (file: string) => string;
}

/** File with the tags of all listings. */
export const SHOWCASE_TAGS_FILE = `${SHOWCASE_FOLDER}/tags.yaml`;
const SITE_FILE = new RegExp(`^${SHOWCASE_FOLDER}/sites/([a-z0-9-]+)\\.yaml$`);
const PICTURES = `${SHOWCASE_FOLDER}/images/`;

/** Reads the sites and tags of content/showcase, and their faults. Sites with a fault are left out. */
export function readShowcase({ files, readText }: ShowcaseSource): Showcase {
  if (files.length === 0) return { sites: [], tags: [], faults: [] };
  const parse = (file: string): YamlText | Fault[] =>
    parseYaml(readText(file), { file, firstLine: 1 });
  const { tags, faults: tagFaults } = files.includes(SHOWCASE_TAGS_FILE)
    ? readShowcaseTags(readText(SHOWCASE_TAGS_FILE))
    : { tags: undefined, faults: [MISSING_TAGS_FILE] };
  const read = files.flatMap((file) => {
    const slug = SITE_FILE.exec(file)?.[1];
    return slug === undefined ? [] : [readSite({ file, slug, yaml: parse(file), tags, files })];
  });
  const sites = sortSites(read.flatMap(({ site }) => site ?? []));
  const counts = countTags(sites);
  return {
    sites,
    tags: (tags ?? []).map((tag) => ({ ...tag, count: counts.get(tag.id) ?? 0 })),
    faults: [
      ...tagFaults,
      ...read.flatMap(({ faults }) => faults),
      ...checkDuplicates(read.flatMap(({ text }) => text ?? [])),
      ...files.flatMap(checkFile),
    ],
  };
}

const MISSING_TAGS_FILE = faultAt(
  { file: SHOWCASE_TAGS_FILE, line: 1, column: 1 },
  {
    rule: "showcase/missing-tags",
    problem: "The showcase has no list of tags.",
    fix: "In this file, write a key for each tag, with label: and group: below it.",
  },
);

/**
 * Reads the tags in the order of their file; undefined if the file has a fault, in which case the tags of sites aren't
 * checked.
 */
export function readShowcaseTags(text: string): {
  tags: UncountedTag[] | undefined;
  faults: Fault[];
} {
  const yaml = parseYaml(text, { file: SHOWCASE_TAGS_FILE, firstLine: 1 });
  if (Array.isArray(yaml)) return { tags: undefined, faults: yaml };
  const { value, faults } = checkSchema(yaml, showcaseTagsSchema, { area: "showcase" });
  if (!value) return { tags: undefined, faults };
  const tags = Object.entries(value).map(([id, { color = null, description = "", ...tag }]) => ({
    id,
    ...tag,
    color,
    description,
  }));
  return { tags, faults: checkRepeatedLabels(tags, "showcase/repeated-label", yaml) };
}

/** Ids that the showcase's page uses for its own parts (src/components/listing). */
const LISTING_IDS = ["all", "filter", "popular"];

/**
 * Reports a file that would be ignored, so that a misnamed site isn't silently lost, and a site whose name the page
 * already uses as an id: the name becomes the id of the site's card.
 */
function checkFile(file: string): Fault[] {
  const slug = SITE_FILE.exec(file)?.[1];
  if (slug !== undefined && (isPageId(slug) || LISTING_IDS.includes(slug)))
    return [
      faultAt(
        { file, line: 1, column: 1 },
        {
          rule: "showcase/reserved-name",
          problem: `The showcase's page already has an element with the id "${slug}".`,
          fix: "Give this file another name.",
        },
      ),
    ];
  if (slug !== undefined || file === SHOWCASE_TAGS_FILE || file.startsWith(PICTURES)) return [];
  return [
    faultAt(
      { file, line: 1, column: 1 },
      {
        rule: "showcase/stray-file",
        problem: "This file is ignored because of its name.",
        fix: `Rename the file to ${SHOWCASE_FOLDER}/sites/<name>.yaml. Write the name with lower-case letters, digits and dashes. Pictures belong in ${SHOWCASE_FOLDER}/images.`,
      },
    ),
  ];
}
