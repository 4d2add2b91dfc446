import { checkSchema } from "../../faults/check-schema";
import { type Fault, faultAt } from "../../faults/fault";
import { suggest } from "../../faults/nearest";
import type { YamlText } from "../../faults/yaml";
import type { SiteText } from "./check-duplicates";
import { SHOWCASE_FOLDER, type ShowcaseSite, type UncountedTag } from "./showcase";
import { SITE_TAG_GROUPS, siteSchema } from "./site-schema";

interface ReadSite {
  readonly file: string;
  readonly slug: string;
  readonly yaml: YamlText | Fault[];
  readonly tags: readonly UncountedTag[] | undefined;
  readonly files: readonly string[];
}

interface SiteRead {
  /** The site; absent if it has a fault. */
  readonly site?: ShowcaseSite;
  /** The site for checks that compare files. It's present even if a tag or the picture has a fault. */
  readonly text?: SiteText;
  readonly faults: readonly Fault[];
}

/** Reads the site of one file. */
export function readSite({ file, slug, yaml, tags, files }: ReadSite): SiteRead {
  if (Array.isArray(yaml)) return { faults: yaml };
  const { value, faults } = checkSchema(yaml, siteSchema, { area: "showcase" });
  if (!value) return { faults };
  const { picture, ...entry } = value;
  const image = picture === undefined ? null : `${SHOWCASE_FOLDER}/${picture.file}`;
  const site = { ...entry, slug, file, image };
  const found = [
    ...(tags ? checkTags(site.tags, tags, yaml) : []),
    ...checkPicture(image, files, yaml),
  ];
  return { ...(found.length === 0 && { site }), text: { site, yaml }, faults: found };
}

function checkTags(
  siteTags: readonly string[],
  tags: readonly UncountedTag[],
  yaml: YamlText,
): Fault[] {
  const allowed = tags.flatMap(({ id, group }) => (SITE_TAG_GROUPS.includes(group) ? id : []));
  return siteTags.flatMap((tag, index) => {
    const position = yaml.positionOf(["tags", index]);
    if (!allowed.includes(tag)) {
      const group = tags.find(({ id }) => id === tag)?.group;
      const problem =
        group === undefined
          ? `There is no tag "${tag}".`
          : `"${tag}" is a tag in the group ${group}, which isn't for sites.`;
      const fix = suggest(tag, allowed, "tags for sites");
      return [faultAt(position, { rule: "showcase/unknown-tag", problem, fix })];
    }
    if (siteTags.indexOf(tag) === index) return [];
    const problem = `The tag "${tag}" is listed twice.`;
    return [
      faultAt(position, { rule: "showcase/repeated-tag", problem, fix: "Remove one of the two." }),
    ];
  });
}

function checkPicture(image: string | null, files: readonly string[], yaml: YamlText): Fault[] {
  if (image === null || files.includes(image)) return [];
  const pictures = files.filter((file) => file.startsWith(`${SHOWCASE_FOLDER}/images/`));
  const toEntry = (file: string): string => file.slice(SHOWCASE_FOLDER.length + 1);
  return [
    faultAt(yaml.positionOf(["picture", "file"]), {
      rule: "showcase/missing-picture",
      problem: `There is no file ${image}.`,
      fix: suggest(toEntry(image), pictures.map(toEntry), "pictures"),
    }),
  ];
}
