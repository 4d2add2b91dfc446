import { z } from "zod";
import type { LinkUse } from "../../base/compiled-doc";
import type { DataSource } from "../../data/data-files";
import { checkEntries } from "../../faults/check-schema";
import { type Fault, faultAt } from "../../faults/fault";
import { suggest } from "../../faults/nearest";
import { shortText } from "../../faults/short-text";
import { checkShownHost } from "../../faults/web-address";
import { type YamlText, parseYaml } from "../../faults/yaml";
import { flattenSidebar } from "../sidebars/flatten-sidebar";
import type { Sidebar } from "../sidebars/types";
import { listHrefs, menuLinkSchema } from "./menu-link";

export const NAVBAR_FILE = "content/navbar.yaml";

/**
 * Sides of the navbar that items can be on. In windows narrower than 997 px, the menu lists the items on the left
 * first.
 */
export const POSITIONS = ["left", "right"] as const;

const position = z.enum(POSITIONS);
const link = menuLinkSchema.shape;

const itemSchema = z.discriminatedUnion("type", [
  z
    .strictObject({
      type: z.literal("link"),
      position,
      ...link,
      /** Name of a sidebar. On the sidebar's pages, the item is marked as current. */
      sidebar: z.string().optional(),
    })
    .superRefine(checkShownHost("label", "href")),
  z.strictObject({
    type: z.literal("dropdown"),
    position,
    label: shortText,
    items: z.array(menuLinkSchema).min(1),
  }),
  z.strictObject({ type: z.literal("versions"), position }),
  z.strictObject({
    type: z.literal("locales"),
    position,
    /** Links below the list of languages. */
    items_after: z.array(menuLinkSchema).default([]),
  }),
  z
    .strictObject({ type: z.literal("repository"), position, label: shortText, href: link.href })
    .superRefine(checkShownHost("label", "href")),
]);

/** Schema of the whole file, for code editors. */
export const navbarSchema = z.array(itemSchema);

export type NavbarItem = z.output<typeof itemSchema>;

interface ReadNavbar {
  readonly value: readonly NavbarItem[];
  readonly links: readonly LinkUse[];
  readonly faults: readonly Fault[];
}

/**
 * Reads the navbar, and checks that each sidebar named there has pages.
 * @param sidebars Sidebars of the version at the site's root; undefined if they aren't known yet.
 */
export function readNavbar(
  { readText }: Pick<DataSource, "readText">,
  sidebars?: readonly Pick<Sidebar, "name" | "items">[],
): ReadNavbar {
  const yaml = parseYaml(readText(NAVBAR_FILE) ?? "[]\n", { file: NAVBAR_FILE, firstLine: 1 });
  if (Array.isArray(yaml)) return { value: [], links: [], faults: yaml };
  const { value, faults } = checkEntries(yaml, itemSchema, {
    area: "navbar",
    nameOf: ({ type, label }) =>
      `the ${String(type)}${typeof label === "string" ? ` "${label}"` : " menu"}`,
  });
  return {
    value,
    links: listHrefs(yaml),
    faults: [...faults, ...(sidebars ? checkSidebars(yaml, sidebars) : [])],
  };
}

/** Checks the sidebars of all items, including items with other faults. */
function checkSidebars(
  { data, positionOf }: YamlText,
  sidebars: readonly Pick<Sidebar, "name" | "items">[],
): Fault[] {
  const pages = new Map(
    sidebars.map(({ name, items: entries }) => [name, flattenSidebar(entries).length]),
  );
  const items = Array.isArray(data) ? (data as (Partial<Record<string, unknown>> | null)[]) : [];
  return items.flatMap((item, index) => {
    const { sidebar, label = "" } = item ?? {};
    if (typeof sidebar !== "string") return [];
    const count = pages.get(sidebar);
    if (count !== undefined && count > 0) return [];
    return [
      faultAt(positionOf([index, "sidebar"]), {
        rule: "navbar/sidebar-without-target",
        problem: `The navbar item "${String(label)}" belongs to the sidebar "${sidebar}", which ${count === 0 ? "has no pages" : "doesn't exist"}.`,
        fix:
          count === 0
            ? "Add a page to the sidebar, or remove the item."
            : suggest(sidebar, pages.keys(), "sidebars"),
        missing: sidebar,
      }),
    ];
  });
}
