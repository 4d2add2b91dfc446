import { type Fault, faultAt } from "../../faults/fault";
import { suggest } from "../../faults/nearest";
import { pointAt } from "../../faults/point";
import { type NavbarItem, POSITIONS, type PlacedItem } from "./navbar";

const TYPES: Readonly<Record<NavbarItem["type"], true>> = {
  link: true,
  dropdown: true,
  versions: true,
  locales: true,
  repository: true,
};

/** What a navbar is checked against. */
export interface NavbarScope {
  /** The file the items are written in, and its text: what the module exports has forgotten its lines. */
  readonly file: string;
  readonly source: string;
  /** Number of pages of every sidebar of the version at the site's root. */
  readonly sidebars: ReadonlyMap<string, number>;
}

/** Data whose types nobody checked: a build does not run the type checker. */
type UncheckedItem = Readonly<Record<string, unknown>>;

const nameOf = ({ label, type }: UncheckedItem): string =>
  typeof label === "string" ? label : String(type);

/** Mistakes in the navbar that types cannot express, or that nobody type-checked; each fault names its item. */
export function checkNavbar(items: readonly PlacedItem[], scope: NavbarScope): Fault[] {
  return (items as readonly unknown[] as readonly UncheckedItem[]).flatMap((item) => [
    ...checkType(item, scope),
    ...checkPosition(item, scope),
    ...checkSidebar(item, scope),
    ...checkTarget(item, scope),
  ]);
}

function checkType(item: UncheckedItem, scope: NavbarScope): Fault[] {
  const type = String(item.type);
  if (type in TYPES) return [];
  return [
    faultAt(positionOf(item, "type", scope), {
      rule: "navbar/unknown-type",
      problem: `The navbar item "${nameOf(item)}" has the type "${type}", which no navbar knows.`,
      fix: suggest(type, Object.keys(TYPES), "types"),
    }),
  ];
}

/** An item of an unknown position would stand nowhere, and nothing would say so. */
function checkPosition(item: UncheckedItem, scope: NavbarScope): Fault[] {
  const { position } = item;
  if (POSITIONS.some((known) => known === position)) return [];
  const isMissing = typeof position !== "string";
  return [
    faultAt(positionOf(item, isMissing ? "label" : "position", scope), {
      rule: "navbar/unknown-position",
      problem: `The navbar item "${nameOf(item)}" has ${isMissing ? "no position" : `the position "${position}"`}, so it would stand nowhere.`,
      fix: suggest(isMissing ? "" : position, POSITIONS, "positions"),
    }),
  ];
}

function checkSidebar(item: UncheckedItem, scope: NavbarScope): Fault[] {
  const { sidebar } = item;
  if (typeof sidebar !== "string") return [];
  const pages = scope.sidebars.get(sidebar);
  if (pages !== undefined && pages > 0) return [];
  return [
    faultAt(positionOf(item, "sidebar", scope), {
      rule: "navbar/sidebar-without-target",
      problem: `The navbar item "${nameOf(item)}" stands for the sidebar "${sidebar}", which ${pages === 0 ? "has no page to lead to" : "does not exist"}.`,
      fix:
        pages === 0
          ? "Put a page into the sidebar, or take the item out."
          : suggest(sidebar, scope.sidebars.keys(), "sidebars"),
    }),
  ];
}

function checkTarget(item: UncheckedItem, scope: NavbarScope): Fault[] {
  const needsTarget = item.type === "link" || item.type === "repository";
  if (!needsTarget || (typeof item.href === "string" && item.href !== "")) return [];
  return [
    faultAt(positionOf(item, "label", scope), {
      rule: "navbar/without-target",
      problem: `The navbar item "${nameOf(item)}" has no link target.`,
      fix: 'Give it one, like href: "/build".',
    }),
  ];
}

/** Where the value of an item's key stands; the file's beginning when it is not written as a plain string. */
function positionOf(
  item: UncheckedItem,
  key: string,
  { file, source }: NavbarScope,
): { file: string; line: number; column: number } {
  const label = JSON.stringify(nameOf(item));
  const start = Math.max(0, source.indexOf(`label: ${label}`));
  // Type and position stand before the label, all else behind it.
  const written = `${key}: ${JSON.stringify(item[key])}`;
  const found =
    key === "type" || key === "position"
      ? source.lastIndexOf(written, start)
      : source.indexOf(written, start);
  const at = found < 0 ? source.indexOf(written) : found;
  if (at < 0) return { file, line: 1, column: 1 };
  return { file, ...pointAt(source, at) };
}
