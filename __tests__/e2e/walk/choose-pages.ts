import { listChangedFiles } from "../../runner/changed-files.mjs";
import { type BuiltPage, pages, readBuilt } from "../../support/built/built-site";
import { docSources } from "../../support/built/doc-sources";
import { readTags } from "../../support/built/html";

/** Lists the elements, classes, roles and data attributes on a page, and the template it was made from. */
function listFeatures({ path, html }: BuiltPage): Set<string> {
  const data = readBuilt(`/page-data/${path === "/" ? "index" : path}/page-data.json`).toString();
  const features = new Set([/"componentChunkName":"([^"]*)"/.exec(data)?.[1] ?? ""]);
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
export function choosePagesOfEachKind(): BuiltPage[] {
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

/** Lists the pages whose own source has changed, or a fragment that their source includes. */
function listChangedPages(): readonly BuiltPage[] {
  const changed = listChangedFiles();
  if (changed === "all") return pages;
  const files = new Set(changed);
  const fragments = changed.flatMap((file) => /\/(_[^/]+\.mdx?)$/.exec(file)?.[1] ?? []);
  const paths = new Set(
    docSources
      .filter(
        ({ file, body }) =>
          files.has(file) || fragments.some((fragment) => body.includes(fragment)),
      )
      .map(({ path }) => path),
  );
  return pages.filter(({ path }) => paths.has(path));
}

/** The part of the walk that this process does, such as 2/3: `WALK_SHARD` shares the walk between machines. */
function readShard(): { readonly index: number; readonly count: number } {
  const [index = NaN, count = NaN] = (process.env.WALK_SHARD ?? "1/1").split("/").map(Number);
  if (!(index >= 1 && index <= count))
    throw new Error(`WALK_SHARD=${process.env.WALK_SHARD} isn't like 1/3.`);
  return { index, count };
}

/** Chooses the pages to walk besides those of each kind: all others with TEST_ALL=1, or else those that have changed. */
export function chooseOtherPages(ofEachKind: readonly BuiltPage[]): BuiltPage[] {
  const changed = process.env.TEST_ALL === "1" ? pages : listChangedPages();
  const { index, count } = readShard();
  return changed
    .filter((page) => !ofEachKind.includes(page))
    .filter((_, at) => at % count === index - 1);
}
