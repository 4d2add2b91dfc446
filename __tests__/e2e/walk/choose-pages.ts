import { type BuiltPage, readBuilt } from "../../support/built/built-site";
import { readTags } from "../../support/built/html";

/** Lists the elements, classes, roles and data attributes on a page, and the template it was made from. */
function listFeatures({ path, html }: BuiltPage): Set<string> {
  const data = readBuilt(`/page-data/${path === "/" ? "index" : path}/page-data.json`);
  const { componentChunkName } = JSON.parse(data.toString()) as { componentChunkName: string };
  const features = new Set([componentChunkName]);
  for (const { name, attributes } of readTags(html.slice(html.indexOf("<body")))) {
    features.add(`<${name}>`);
    for (const one of attributes.get("class")?.split(" ") ?? []) features.add(`.${one}`);
    for (const one of attributes.keys())
      if (one.startsWith("data-") || one === "role")
        features.add(one === "role" ? `role ${attributes.get(one) ?? ""}` : `[${one}]`);
  }
  return features;
}

/**
 * Chooses a few pages that together contain everything that occurs on any page. Each of them is the page that adds most
 * to those already chosen.
 */
export function choosePagesOfEachKind(pages: readonly BuiltPage[]): BuiltPage[] {
  const listed = pages.map((page) => ({ page, features: listFeatures(page) }));
  const left = new Set(listed.flatMap(({ features }) => [...features]));
  const chosen: BuiltPage[] = [];
  while (left.size > 0) {
    const counted = listed.map(({ page, features }) => ({
      page,
      added: [...features].filter((feature) => left.has(feature)),
    }));
    const best = counted.reduce((one, other) =>
      other.added.length > one.added.length ? other : one,
    );
    chosen.push(best.page);
    for (const feature of best.added) left.delete(feature);
  }
  return chosen;
}
