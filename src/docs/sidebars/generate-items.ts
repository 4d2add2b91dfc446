import type { SidebarDoc, SidebarItem } from "./types";

interface Folder {
  readonly docs: SidebarDoc[];
  readonly folders: Map<string, Folder>;
}

const newFolder = (): Folder => ({ docs: [], folders: new Map() });

/** Converts a folder to a label: `run-a-node` to `Run a node`. */
function labelOf(folder: string): string {
  const words = folder.replace(/[-_]+/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const byId = new Intl.Collator("en", { numeric: true });

/**
 * Generates entries for all docs below a folder (`.` for all docs), sorted by id. Each folder becomes a category, and
 * its `index.md` becomes the category's page.
 */
export function generateItems(folder: string, docs: readonly SidebarDoc[]): SidebarItem[] {
  const base = folder.replace(/^\.?\/?|\/$/g, "");
  const root = newFolder();
  const ids = new Set<string>();
  for (const doc of docs) {
    if (base !== "" && doc.id !== base && !doc.id.startsWith(`${base}/`)) continue;
    ids.add(doc.id);
    const inner = doc.id === base ? "" : doc.id.slice(base === "" ? 0 : base.length + 1);
    const names = inner.split("/").slice(0, -1);
    let at = root;
    for (const name of names) {
      const next = at.folders.get(name) ?? newFolder();
      at.folders.set(name, next);
      at = next;
    }
    at.docs.push(doc);
  }
  return toItems(root, base);
}

function toItems({ docs, folders }: Folder, base: string): SidebarItem[] {
  const rows: { id: string; item: SidebarItem }[] = [];
  for (const doc of docs) {
    const name = doc.id.slice(doc.id.lastIndexOf("/") + 1);
    if (folders.has(name) && doc.id !== base) continue; // It's the page of a category.
    rows.push({
      id: doc.id,
      item: {
        type: "link",
        label: doc.sidebarLabel ?? doc.title,
        href: doc.path,
        docId: doc.id,
        unlisted: doc.unlisted,
      },
    });
  }
  for (const [name, folder] of folders) {
    const id = base === "" ? name : `${base}/${name}`;
    const page = docs.find((doc) => doc.id === id);
    rows.push({
      id,
      item: {
        type: "category",
        label: page?.sidebarLabel ?? page?.title ?? labelOf(name),
        ...(page && { href: page.path, docId: page.id }),
        linkUnlisted: page?.unlisted ?? false,
        collapsed: true,
        items: toItems(folder, id),
      },
    });
  }
  return rows.sort((a, b) => byId.compare(a.id, b.id)).map(({ item }) => item);
}
