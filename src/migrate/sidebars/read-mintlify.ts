import type { ForeignEntry, ForeignSidebar } from "./entries";
import { type Literal, textOf, valueOf } from "./literal";

/** Keys with the label of a part of the navigation, such as a tab, and keys with the list of parts inside it. */
const LABELS = ["group", "tab", "anchor", "dropdown", "version", "language", "product", "item"];
const PARTS = [
  ...["languages", "versions", "products", "dropdowns", "tabs", "anchors", "menu", "groups"],
  "pages",
];
/**
 * Keys that are read below, or that can be dropped because they don't matter to the site's readers. Other keys are
 * reported.
 */
const READ = new Set([...LABELS, ...PARTS, "root", "href", "url", "expanded", "default", "boost"]);

/** Reads the navigation of Mintlify's `docs.json` or `mint.json`. */
export function readMintlify(literal: Literal): ForeignSidebar[] {
  const navigation = valueOf(literal, "navigation");
  if (!navigation) return [];
  return [
    { name: "", entries: navigation.type === "list" ? toEntries(navigation) : toParts(navigation) },
  ];
}

const toEntries = (list: Literal): ForeignEntry[] =>
  list.type === "list" ? list.items.flatMap(toEntry) : [];

const toParts = (part: Literal): ForeignEntry[] =>
  PARTS.flatMap((name) => {
    const inside = valueOf(part, name);
    return inside ? toEntries(inside) : [];
  });

function toEntry(item: Literal): ForeignEntry[] {
  const { line } = item;
  if (item.type === "text") {
    const isEndpoint = /^(?:\S+ )?(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS|WEBHOOK) /i.test(
      item.text,
    );
    return isEndpoint
      ? [lost(line, `the page of "${item.text}"`, "It was generated from an API description.")]
      : [{ kind: "page", target: item.text, line }];
  }
  if (item.type !== "map") return [];
  const label = LABELS.map((name) => textOf(item, name)).find((one) => one !== undefined) ?? "";
  const href = textOf(item, "href") ?? textOf(item, "url");
  const items = toParts(item);
  const others = item.entries
    .filter(([key]) => !READ.has(key))
    .map(([key, value]) =>
      /^(?:openapi|asyncapi|graphql)$/.test(key)
        ? lost(
            value.line,
            `the pages of "${label}" from ${print(value)}`,
            "They were generated from an API description.",
          )
        : lost(
            value.line,
            `${key} of "${label}": ${print(value)}`,
            "Entries of our sidebars only have a label.",
          ),
    );
  const target = textOf(item, "root");
  if (items.length === 0 && target === undefined)
    return href === undefined ? others : [{ kind: "link", href, label, line }, ...others];
  const collapsed = valueOf(item, "expanded");
  return [
    {
      kind: "category",
      label,
      target,
      collapsed: collapsed?.type === "other" && collapsed.value === true ? false : undefined,
      items,
      line,
    },
    ...others,
  ];
}

const lost = (line: number, what: string, why: string): ForeignEntry => ({
  kind: "lost",
  line,
  what,
  why,
});

function print(value: Literal): string {
  if (value.type === "text") return value.text;
  if (value.type === "other") return String(value.value);
  return textOf(value, "source") ?? "…";
}
