import type { Nodes } from "mdast";
import type { JsxNode } from "../../markdown/base/props";
import { nameOf } from "../../markdown/render/html/raw-html";
import { attributeOf, writtenValue } from "../base/attributes";
import type { Migration } from "../base/migration";
import { isJsx } from "../base/rewrite";

/** A picture inside an element, and the color mode that it is for. */
export interface Picture {
  readonly src: string;
  readonly alt: string;
  readonly mode: "light" | "dark" | "both";
}

/** Reads the picture of a node. A `<source>` is ignored unless it's for dark mode. */
export function readPicture(node: Nodes, migration: Migration): Picture[] {
  if (node.type === "image") {
    const [src = "", mode] = node.url.split(/#gh-(dark|light)-mode-only$/);
    return [{ src, alt: node.alt ?? "", mode: toMode(mode) }];
  }
  if (!isJsx(node)) return [];
  const name = nameOf(node);
  const classes =
    attributeOf(node, "className", migration) ?? attributeOf(node, "class", migration) ?? "";
  if (name === "source") {
    const isDark = (attributeOf(node, "media", migration) ?? "").includes("dark");
    const src = attributeOf(node, "srcSet", migration) ?? attributeOf(node, "srcset", migration);
    return src === undefined || !isDark
      ? []
      : [{ src: src.trim().split(/\s/)[0] ?? "", alt: "", mode: "dark" }];
  }
  if (!/^(?:img|Image)$/.test(name)) return [];
  const src = attributeOf(node, "src", migration) ?? attributeOf(node, "url", migration);
  if (src === undefined) return [];
  const isDark = /\bdark:block\b|\bdark-only\b/.test(classes);
  const isLight = /\bdark:hidden\b|\blight-only\b/.test(classes);
  return [
    {
      src,
      alt: attributeOf(node, "alt", migration) ?? "",
      mode: isDark ? "dark" : isLight ? "light" : "both",
    },
  ];
}

const toMode = (mode: string | undefined): Picture["mode"] =>
  mode === "dark" || mode === "light" ? mode : "both";

/** Combines each picture for light mode with the picture for dark mode next to it. */
export function joinModes(pictures: readonly Picture[]): (Picture & { readonly dark?: Picture })[] {
  const left = [...pictures];
  const joined: (Picture & { readonly dark?: Picture })[] = [];
  for (let first = left.shift(); first; first = left.shift()) {
    const [second] = left;
    const isPair =
      second && first.mode !== second.mode && (first.mode === "dark" || second.mode === "dark");
    if (!isPair) {
      joined.push(first);
      continue;
    }
    left.shift();
    const [light, dark] = first.mode === "dark" ? [second, first] : [first, second];
    joined.push({ ...light, alt: light.alt === "" ? dark.alt : light.alt, dark });
  }
  return joined;
}

/** Reads the pictures of `<ThemedImage sources={{ light: "…", dark: "…" }} />`. */
export function readThemed(node: JsxNode, migration: Migration): Picture[] {
  const code = writtenValue(node, "sources") ?? "";
  const alt = attributeOf(node, "alt", migration) ?? "";
  return (["light", "dark"] as const).flatMap((mode) => {
    const src = new RegExp(`${mode}:\\s*(?:(?:useBaseUrl|require)\\()?["']([^"']+)["']`).exec(
      code,
    )?.[1];
    return src === undefined ? [] : [{ src, alt, mode }];
  });
}
