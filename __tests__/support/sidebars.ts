import { type ResolvedSidebars, resolveSidebars } from "../../src/docs/sidebars/resolve-sidebars";
import type {
  SidebarCategory,
  SidebarDoc,
  SidebarItem,
  SidebarLink,
} from "../../src/docs/sidebars/types";
import { type YamlText, parseYaml } from "../../src/faults/yaml";

/** Returns the doc id of a path: `build/run-a-node` for `/build/run-a-node`. */
const idOf = (path: string): string => path.slice(1);

/** Creates a link to a doc whose id is its path. The label is also the path, unless another one is given. */
export function link(href: string, more: Partial<SidebarLink> = {}): SidebarLink {
  return { type: "link", label: href, href, docId: idOf(href), unlisted: false, ...more };
}

/** Creates a category. If `href` is given, the category has its own page. */
export function category(
  label: string,
  items: readonly SidebarItem[],
  more: Partial<SidebarCategory> = {},
): SidebarCategory {
  const { href } = more;
  return {
    type: "category",
    label,
    ...(href !== undefined && { docId: idOf(href) }),
    linkUnlisted: false,
    collapsed: true,
    items,
    ...more,
  };
}

/** Creates a doc as a sidebar uses it. */
export function sidebarDoc(id: string, more: Partial<SidebarDoc> = {}): SidebarDoc {
  return { id, path: `/${id}`, title: `Title of ${id}`, unlisted: false, ...more };
}

/** Parses YAML as the model does, and throws if it has faults. */
export function yamlText(text: string, file = "content/sidebars.yaml"): YamlText {
  const yaml = parseYaml(text, { file, firstLine: 1 });
  if (Array.isArray(yaml)) throw new Error(yaml.map(({ problem }) => problem).join("\n"));
  return yaml;
}

/** Reads sidebars from a text and resolves them against these docs. */
export function sidebars(
  text: string,
  docs: readonly SidebarDoc[],
  draftIds: readonly string[] = [],
): ResolvedSidebars {
  return resolveSidebars(yamlText(text), {
    version: "current",
    docs: new Map(docs.map((one) => [one.id, one])),
    draftIds: new Set(draftIds),
    pathOf: (target: string) => target,
  });
}
