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

/** The data that a navbar is checked against. */
export interface NavbarScope {
  /** The file of the items and its text, since a module's exports have no line numbers. */
  readonly file: string;
  readonly source: string;
  /** Number of pages of every sidebar of the version at the site's root. */
  readonly sidebars: ReadonlyMap<string, number>;
}

/** Data of unknown types, since a build doesn't run the type checker. */
type UncheckedItem = Readonly<Record<string, unknown>>;

const nameOf = ({ label, type }: UncheckedItem): string =>
  typeof label === "string" ? label : String(type);

/** Finds mistakes in the navbar that types can't express or that nobody type-checked; each fault names its item. */
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
      problem: `The navbar item "${nameOf(item)}" has the type "${type}", which doesn't exist.`,
      fix: suggest(type, Object.keys(TYPES), "types"),
    }),
  ];
}

/** Checks the position: an item with an unknown one would silently be missing. */
function checkPosition(item: UncheckedItem, scope: NavbarScope): Fault[] {
  const { position } = item;
  if (POSITIONS.some((known) => known === position)) return [];
  const isMissing = typeof position !== "string";
  return [
    faultAt(positionOf(item, isMissing ? "label" : "position", scope), {
      rule: "navbar/unknown-position",
      problem: `The navbar item "${nameOf(item)}" has ${isMissing ? "no position" : `the position "${position}"`}, so it wouldn't be shown.`,
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
      problem: `The navbar item "${nameOf(item)}" is for the sidebar "${sidebar}", which ${pages === 0 ? "has no pages" : "does not exist"}.`,
      fix:
        pages === 0
          ? "Add a page to the sidebar, or remove the item."
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
      fix: 'Add one, such as href: "/build".',
    }),
  ];
}

/**
 * Finds the position of the value of an item's key; the beginning of the file if it isn't written as a plain string.
 */
function positionOf(
  item: UncheckedItem,
  key: string,
  { file, source }: NavbarScope,
): { file: string; line: number; column: number } {
  const label = JSON.stringify(nameOf(item));
  const start = Math.max(0, source.indexOf(`label: ${label}`));
  // Type and position come before the label, all other keys after it.
  const pair = `${key}: ${JSON.stringify(item[key])}`;
  const found =
    key === "type" || key === "position"
      ? source.lastIndexOf(pair, start)
      : source.indexOf(pair, start);
  const at = found < 0 ? source.indexOf(pair) : found;
  if (at < 0) return { file, line: 1, column: 1 };
  return { file, ...pointAt(source, at) };
}
